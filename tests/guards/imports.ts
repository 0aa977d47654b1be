interface Place {
  /** A folder of the layer, or one file of it. */
  readonly from: string;
  /** Specifiers; "type …" imports types only. */
  readonly may: readonly string[];
  readonly mayNot: readonly string[];
}

/** What the layers' table in oxlint.config.ts must allow and forbid. None of the files imported is there. */
export const IMPORTS: readonly Place[] = [
  {
    from: 'src/app',
    may: [
      '#src/pages/home/home-page.tsx',
      '#src/sections/values/values.tsx',
      '#src/seo/seo.ts',
      '#src/ui/icon/icon.tsx',
      '#src/styles/base.css',
      '#content/facts/limits.ts',
      'type #content/ar/home.ts',
      '#shared/schema.ts',
      '#site-config',
      'react',
    ],
    mayNot: [
      '#src/gallery/page.tsx',
      '#content/ar/home.ts',
      '#server/storage/store.ts',
      'node:path',
      '../../content/facts/home.ts',
    ],
  },
  {
    from: 'src/app/entry-server.tsx',
    may: ['#content/ar/home.ts', '#src/pages/home/home-page.tsx'],
    mayNot: [],
  },
  {
    from: 'src/pages/faq',
    may: [
      './questions.tsx',
      '#src/sections/contact-banner/contact-banner.tsx',
      '#src/ui/accordion/accordion.tsx',
      '#src/i18n/format.ts',
      '#src/lib/clamp.ts',
      '#content/facts/limits.ts',
      'type #content/en/faq.ts',
      '#shared/schema.ts',
      '#site-config',
    ],
    mayNot: [
      '#src/app/routes.ts',
      '#src/pages/home/hero.tsx',
      '#src/styles/base.css',
      '#content/en/faq.ts',
      '#server/storage/store.ts',
      'node:path',
      '../home/hero.tsx',
    ],
  },
  {
    from: 'src/pages/faq/parts',
    may: ['../questions.tsx', './part.tsx'],
    mayNot: ['../../home/hero.tsx', '#src/pages/home/hero.tsx'],
  },
  {
    from: 'src/sections/values',
    may: [
      '../logo-items/logo-items.tsx',
      '#src/ui/icon/icon.tsx',
      '#content/facts/values.ts',
      '#shared/a.ts',
    ],
    mayNot: ['#src/app/routes.ts', '#src/pages/home/hero.tsx', '#src/seo/seo.ts', '#content/ar/home.ts'],
  },
  {
    from: 'src/forms',
    may: ['#src/ui/icon/icon.tsx', '#src/i18n/format.ts', '#shared/schema.ts'],
    mayNot: ['#src/sections/values/values.tsx', '#src/pages/home/hero.tsx', '#server/forms/form.ts'],
  },
  {
    from: 'src/seo',
    may: ['#src/i18n/format.ts', '#content/facts/limits.ts', '#site-config'],
    mayNot: [
      '#src/pages/home/hero.tsx',
      '#src/ui/icon/icon.tsx',
      '#content/ar/seo.ts',
      '../ui/icon/icon.tsx',
    ],
  },
  {
    from: 'src/ui/icon',
    may: ['../link/link.tsx', '#src/lib/class-names.ts', '#src/lib/router/router.tsx'],
    mayNot: [
      '#src/sections/values/values.tsx',
      '#src/forms/form-frame.tsx',
      '#src/i18n/texts-context.tsx',
      '#content/facts/limits.ts',
      '#shared/schema.ts',
      '#site-config',
      '../../i18n/texts-context.tsx',
    ],
  },
  {
    from: 'src/gallery',
    may: ['#src/ui/icon/icon.tsx', '#src/i18n/format.ts', '#src/styles/base.css'],
    mayNot: ['#src/app/routes.ts', '#src/pages/home/hero.tsx'],
  },
  {
    from: 'src/i18n',
    may: ['#src/lib/clamp.ts', '#content/facts/limits.ts', 'type #content/ar/home.ts'],
    mayNot: ['#src/ui/icon/icon.tsx', '#content/ar/home.ts', '#site-config', '../ui/icon/icon.tsx'],
  },
  {
    from: 'src/lib',
    may: ['./clamp.ts', '#shared/digits.ts'],
    mayNot: ['#src/ui/icon/icon.tsx', '#content/facts/limits.ts', '#site-config', '../ui/icon/icon.tsx'],
  },
  {
    from: 'content/en',
    may: ['type ../ar/home.ts', '../facts/limits.ts', '#content/facts/limits.ts'],
    mayNot: ['#src/app/routes.ts', '#shared/schema.ts', '#site-config', 'react'],
  },
  {
    from: 'shared',
    may: ['./digits.ts', 'valibot'],
    mayNot: ['../server/store.ts', '#content/facts/limits.ts', '#src/lib/clamp.ts', 'node:fs', 'vite', 'pg'],
  },
  {
    from: 'server',
    may: ['node:fs', 'fastify', '#shared/schema.ts', '#content/ar/server-messages.ts', '#site-config'],
    mayNot: ['#src/i18n/format.ts', '../src/i18n/format.ts'],
  },
  room('base', '', 'storage http rate-limit outbox static-files forms admin start testing'),
  room('storage', 'base', 'http rate-limit outbox static-files forms admin start testing'),
  room('http', 'base storage', 'rate-limit outbox static-files forms admin start testing'),
  room('rate-limit', 'base storage', 'http outbox static-files forms admin start testing'),
  room('outbox', 'base storage', 'http rate-limit static-files forms admin start testing'),
  room('static-files', 'base http', 'storage rate-limit outbox forms admin start testing'),
  room('forms', 'base storage http rate-limit outbox', 'static-files admin start testing'),
  room('admin', 'base storage outbox forms', 'http rate-limit static-files start testing'),
  room('start', 'base storage http rate-limit outbox static-files forms', 'admin testing'),
];

/** A room of the server, and the rooms below and above it. */
function room(name: string, below: string, above: string): Place {
  const rooms = (names: string) => (names.match(/\S+/g) ?? []).map((each) => `#server/${each}/some.ts`);
  return {
    from: `server/${name}`,
    may: ['node:fs', '#shared/schema.ts', ...rooms(below)],
    mayNot: ['#src/i18n/format.ts', '../main.ts', ...rooms(above)],
  };
}
