import type { Plugin } from 'vite';
import { siteConfig } from '../../site.config.ts';

/**
 * Puts the company's facts into the bundles as they are at build time: a browser has no environment to
 * override them from, and must show what the prerendered page shows.
 */
export function siteConfigFacts(): Plugin {
  return {
    name: 'site-config-facts',
    load(id) {
      if (!id.endsWith('/site.config.ts')) return null;
      return `export const siteConfig = ${JSON.stringify(siteConfig)};`;
    },
  };
}
