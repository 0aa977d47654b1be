import { ar } from '#content/ar/index.ts';
import type { Content } from '#content/content.ts';
import { en } from '#content/en/index.ts';
import { ARTICLE_BODIES, ARTICLE_HEADS, ARTICLE_WORDS } from '#records/articles.ts';
import { JOB_WORDS } from '#records/jobs.ts';
import { NEWS_WORDS } from '#records/news.ts';
import { siteConfig } from '#site-config';
import { withCompanyName } from '#content/company-name.ts';
import { completeTexts, type CompleteTexts } from '#src/i18n/complete-texts.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { RecordingTexts } from '#src/i18n/recording-texts.ts';
import { workshopTimes } from './workshop-times.ts';

/** The one place where the texts learn who the company is. */
function named<Words>(words: Words, language: Language): Words {
  return withCompanyName(words, siteConfig.company.name[language]);
}

const fallback = named(en, 'en');
const screens: Readonly<Record<Language, CompleteTexts>> = {
  ar: completeTexts(named(ar, 'ar'), fallback),
  en: completeTexts(fallback, fallback),
};

/** Every word of a language at a moment: on the server and in the build only, never in a browser's bundle. */
export function allWords(language: Language, now: Date): Content {
  const { content } = screens[language];
  return {
    ...content,
    workshopTimes: workshopTimes(content.media_reservation, language, now),
    ...named(
      {
        articles: ARTICLE_WORDS[language],
        articleHeads: ARTICLE_HEADS[language],
        newsItems: NEWS_WORDS[language],
        jobs: JOB_WORDS[language],
      },
      language,
    ),
  };
}

/** Texts that a language lacks: the build fails when there are any. */
export const missingTexts = LANGUAGES.flatMap((language) =>
  screens[language].missing.map((key) => `${language}: ${key}`),
);

/** A store with every word of a language at a moment, which has recorded nothing yet. */
export function allTexts(language: Language, now: Date): RecordingTexts {
  return new RecordingTexts(allWords(language, now), {
    fallbackTexts: screens[language].fallbackTexts,
    articleBodies: named(ARTICLE_BODIES[language], language),
  });
}
