import '#src/styles/index.css';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { addressOf, languageOfAddress } from '#shared/languages.ts';
import { GalleryDocument } from './gallery-document.tsx';

const language = languageOfAddress(location.pathname);

hydrateRoot(
  document,
  <BrowserRouter basename={addressOf('/', language)}>
    <GalleryDocument language={language} />
  </BrowserRouter>,
);
