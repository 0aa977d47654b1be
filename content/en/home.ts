import type { home as source } from '../ar/home.ts';
import type { TextsOf } from '../texts-of.ts';

export const home: TextsOf<typeof source> = {
  hero: {
    title: 'Your horizon,\nconnected',
    description:
      '{company} is a Saudi digital-transformation and IT-consulting company. We build platforms, run them, and turn their data into decisions, with government and large enterprises across the Kingdom.',
    action: 'Explore our services',
    pathsLabel: 'The five business paths',
    now: 'Now in Riyadh, {time}',
  },
  showcase: {
    title: 'Five paths,\none horizon',
    lead: 'Each path has its own team and method, and they join forces when your project needs more than one.',
    viewMore: 'View more',
    pause: 'Pause the automatic tour of the paths',
    play: 'Play the automatic tour of the paths',
  },
  about: {
    label: 'About {company}',
    statement:
      'Technology is measured not by the systems it adds, but by the distance it removes between people and the services they need.',
    description:
      'A Saudi team that brings consulting, software engineering and operations under one roof, and stays with the client after launch.',
    knowMore: 'Know more',
    counters: {
      projects: 'platforms and services launched',
      years: 'years of experience',
      specialists: 'specialists on the team',
    },
  },
  partnerships: {
    title: 'Partnerships that\nwiden the horizon',
    lead: 'We work with global and local vendors, choose what fits each project, and answer for how it fits together.',
    topLabel: 'Technology partners',
    bottomLabel: 'Business partners',
  },
  news: { title: 'News and articles' },
};
