import type { Language } from '../../shared/languages.ts';
import type { MarkDrawing } from '../brand/marks.ts';
import { marks } from '../brand/marks.ts';
import { articleOf } from '../../content/facts/articles.ts';
import { isPageFamily, type PageFamily } from './words.ts';

/** The hour that a family is shown in, and which inks read on its sky. */
export interface CardLook {
  study: string;
  /** The part of the study that shows, as an object position; the title stands on open sky. */
  focus: string;
  ink: string;
  /** Colour of the mark's dot. */
  accent: string;
  product?: 'nds';
  /** The picture is a band below the words, which stand on this ground: land from above carries no words. */
  ground?: string;
}

const onLight = { ink: '#14152b', accent: '#1b3cf5' };
const onDark = { ink: '#ffffff', accent: '#8ea6ff' };
const onBlue = { ink: '#ffffff', accent: '#ffffff' };

const pageLooks: Record<PageFamily, CardLook> = {
  default: { study: 'hero-dawn', focus: '50% 40%', ...onLight },
  home: { study: 'hero-dawn', focus: '50% 40%', ...onLight },
  about: { study: 'lake-dawn', focus: '100% 50%', ...onLight },
  services: { study: 'noon', focus: '100% 60%', ...onBlue },
  'business-paths': { study: 'gold-wide', focus: '50% 60%', ...onLight },
  success: { study: 'night-wide', focus: '50% 60%', ...onDark },
  careers: { study: 'blue', focus: '50% 60%', ...onBlue },
  media: { study: 'coast', focus: '0% 50%', ...onBlue },
  workshop: { study: 'morning', focus: '50% 60%', ...onLight },
  nds: { study: 'oasis', focus: '50% 50%', ink: '#00462f', accent: '#00a86b', product: 'nds' },
};

/** As their pages open: the film on blue, Platforms Code in its green. */
const articleLooks: Record<string, Partial<CardLook>> = {
  'article-2': { ground: '#1b3cf5', ...onBlue },
  'platforms-code': { ground: '#f1fbf4', ink: '#00462f', accent: '#00a86b' },
};

/** What a family's card looks like; an article's shows its cover. */
export function cardLook(family: string): CardLook {
  if (isPageFamily(family)) return pageLooks[family];
  const { cover } = articleOf(family);
  return { study: cover, focus: '50% 50%', ground: '#fbf7f0', ...onLight, ...articleLooks[family] };
}

/** The lockup of the company in the card's language, or of the product. */
export function cardMark(look: CardLook, language: Language): MarkDrawing {
  return marks[`lockup-${look.product ?? language}`];
}
