import { StrictMode, type ReactNode } from 'react';
import { addressOf, directionOf } from '#shared/languages.ts';
import { TextsProvider, type TextsContextValue } from '#src/i18n/texts-context.tsx';
import { App, type AppProps } from './app.tsx';

interface Props extends AppProps {
  texts: TextsContextValue;
  /** What only the server adds to the head: styles, preloads, scripts, structured data. React leaves it alone. */
  head?: ReactNode;
  /** What only the server adds after the page: the page's own words. */
  tail?: ReactNode;
  /** What the margins of paper say, on <html>; in the browser <PageHead> keeps it true. */
  margins?: Readonly<Record<`data-${string}`, string>>;
}

/** The whole document, the same on the server and in the browser. */
export function Document({ texts, Head, head, tail, margins }: Props) {
  const { language } = texts;
  return (
    // The pre-paint script may have put display settings on it.
    <html lang={language} dir={directionOf(language)} {...margins} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icons/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={addressOf('/manifest.webmanifest', language)} />
        {head}
      </head>
      <body>
        <StrictMode>
          <TextsProvider value={texts}>
            <App Head={Head} />
          </TextsProvider>
        </StrictMode>
        {tail}
      </body>
    </html>
  );
}
