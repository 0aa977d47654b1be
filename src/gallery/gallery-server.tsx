import '#src/styles/index.css';
import { prerender } from 'react-dom/static';
import { StaticRouter } from '#src/lib/router/router.tsx';
import { addressOf, languageFacts, type Language } from '#shared/languages.ts';
import { GalleryDocument } from './gallery-document.tsx';

/** Language-free path of the gallery. No page of the site has it: the built site has no gallery. */
export const GALLERY_PATH = '/__gallery';

interface Assets {
  script: string;
  styles: readonly string[];
}

/** The complete HTML of the gallery in a language. */
export async function renderGallery(language: Language, { script, styles }: Assets): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter prefix={languageFacts(language).prefix} address={addressOf(GALLERY_PATH, language)}>
      <GalleryDocument
        language={language}
        head={
          <>
            {styles.map((href) => (
              <link key={href} rel="stylesheet" href={href} />
            ))}
            <script type="module" src={script} />
          </>
        }
      />
    </StaticRouter>,
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}
