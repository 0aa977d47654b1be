import { StrictMode, type ReactNode } from 'react';
import { directionOf, type Language } from '#shared/languages.ts';
import { GalleryPage } from './gallery-page.tsx';
import { ar } from './words/ar.ts';
import { en } from './words/en.ts';

const WORDS = { ar, en };

/** The whole document, the same on the server and in the browser. */
export function GalleryDocument({ language, head }: { language: Language; head?: ReactNode }) {
  return (
    // Laid out whole at once: no far section of it waits (far-sections.css).
    <html lang={language} dir={directionOf(language)} data-whole="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Gallery</title>
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        {head}
      </head>
      <body>
        <StrictMode>
          <GalleryPage words={WORDS[language]} />
        </StrictMode>
      </body>
    </html>
  );
}
