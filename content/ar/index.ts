import { articles } from './articles.ts';
import { common } from './common.ts';
import { footer } from './footer.ts';
import { home } from './home.ts';
import { mediaReservation } from './media-reservation.ts';
import { navigation } from './navigation.ts';
import { notFound } from './not-found.ts';
import { paths } from './paths.ts';
import { seo } from './seo.ts';
import { sharedSections } from './shared-sections.ts';
import { values } from './values.ts';

/** Every group of words. `media_reservation` keeps the specification's own name (section 8). */
export const ar = {
  articles,
  common,
  footer,
  home,
  media_reservation: mediaReservation,
  navigation,
  notFound,
  paths,
  seo,
  sharedSections,
  values,
} as const;
