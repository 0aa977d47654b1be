import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sitePages } from './scripts/build/site-pages.ts';
import { siteConfigFacts } from './scripts/build/site-config-facts.ts';

const apiProxy = process.env['API_PROXY'];

export default defineConfig({
  plugins: [siteConfigFacts(), react(), sitePages()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: apiProxy ? { proxy: { '/api': apiProxy } } : {},
});
