import '#src/styles/index.css';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '#src/lib/router/router.tsx';
import { languageFacts, languageOfAddress } from '#shared/languages.ts';
import { GalleryDocument } from './gallery-document.tsx';

const language = languageOfAddress(location.pathname);

hydrateRoot(
  document,
  <BrowserRouter prefix={languageFacts(language).prefix}>
    <GalleryDocument language={language} />
  </BrowserRouter>,
);
