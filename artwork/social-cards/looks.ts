import type { Language } from '../../shared/languages.ts';
import type { MarkDrawing } from '../brand/marks.ts';
import { marks } from '../brand/marks.ts';
import type { SocialCardFamily } from './words.ts';

/** The hour that a family is shown in, and which inks read on its sky. */
export interface CardLook {
  study: string;
  /** The part of the study that shows, as an object position; the title stands on open sky. */
  focus: string;
  ink: string;
  /** Colour of the mark's dot. */
  accent: string;
  product?: 'nds';
}

const onLight = { ink: '#14152b', accent: '#1b3cf5' };
const onDark = { ink: '#ffffff', accent: '#8ea6ff' };
const onBlue = { ink: '#ffffff', accent: '#ffffff' };

export const cardLooks: Record<SocialCardFamily, CardLook> = {
  default: { study: 'hero-dawn', focus: '50% 40%', ...onLight },
  home: { study: 'hero-dawn', focus: '50% 40%', ...onLight },
  about: { study: 'lake-dawn', focus: '100% 50%', ...onLight },
  services: { study: 'noon', focus: '100% 60%', ...onBlue },
  'business-paths': { study: 'gold-wide', focus: '50% 60%', ...onLight },
  success: { study: 'night-wide', focus: '50% 60%', ...onDark },
  careers: { study: 'blue', focus: '50% 60%', ...onBlue },
  media: { study: 'star-sky', focus: '50% 100%', ...onDark },
  workshop: { study: 'morning', focus: '50% 60%', ...onLight },
  nds: { study: 'oasis', focus: '50% 50%', ink: '#00462f', accent: '#00a86b', product: 'nds' },
};

/** The lockup of the company in the card's language, or of the product. */
export function cardMark(look: CardLook, language: Language): MarkDrawing {
  return marks[`lockup-${look.product ?? language}`];
}
