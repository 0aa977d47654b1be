import { makeArticleFilm } from './article-film/make-article-film.ts';
import { makeBrand } from './brand/make-brand.ts';
import { makeCompanyProfile } from './company-profile/make-company-profile.ts';
import { makeDrawings } from './drawings/make-drawings.ts';
import { makeFigures } from './figures/make-figures.ts';
import { makeFilms } from './films/make-film.ts';
import { checkFonts } from './fonts/check-fonts.ts';
import { makeFonts } from './fonts/make-fonts.ts';
import { makeIcons } from './icons/make-icons.ts';
import { makeLogos } from './logos/make-logos.ts';
import { makePictures } from './pictures/make-pictures.ts';
import { makeSocialCards } from './social-cards/make-social-cards.ts';
import { exploreForms } from './studies/explore-forms.ts';
import { renderStudies } from './studies/render-studies.ts';

const kinds: Record<string, (options: string[]) => Promise<void>> = {
  fonts: makeFonts,
  'check-fonts': checkFonts,
  studies: renderStudies,
  'explore-forms': exploreForms,
  pictures: makePictures,
  film: makeFilms,
  figures: makeFigures,
  drawings: makeDrawings,
  logos: makeLogos,
  icons: makeIcons,
  brand: makeBrand,
  'social-cards': makeSocialCards,
  'company-profile': makeCompanyProfile,
  'article-film': makeArticleFilm,
};

const [kind = '', ...options] = process.argv.slice(2);
const make = kinds[kind];
if (make) {
  await make(options);
} else {
  console.error(`Usage: npm run artwork -- <kind>, where kind is one of: ${Object.keys(kinds).join(', ')}`);
  process.exitCode = 1;
}
