import { ar } from '../../content/ar/index.ts';
import { en } from '../../content/en/index.ts';
import { withCompanyName } from '../../content/company-name.ts';
import type { ScreenWords } from '../../content/content.ts';
import { AWARDS, CERTIFICATES } from '../../content/facts/awards.ts';
import { BUSINESS_PATH_IDS } from '../../content/facts/business-paths.ts';
import { HERO_COUNTERS, STATISTICS } from '../../content/facts/counters.ts';
import { SERVICES } from '../../content/facts/services.ts';
import { SUCCESS_STORIES } from '../../content/facts/success-stories.ts';
import { VALUES } from '../../content/facts/values.ts';
import { siteConfig } from '../../site.config.ts';
import { bidiRuns } from '../../src/i18n/bidi.ts';
import { formatCount } from '../../src/i18n/format.ts';
import { directionOf, type Language } from '../../shared/languages.ts';
import { profileWords } from './words.ts';

const CONTENT: Record<Language, ScreenWords> = {
  ar: withCompanyName(ar, siteConfig.company.name.ar),
  en: withCompanyName(en, siteConfig.company.name.en),
};

/** What the pages take from the drawing side: pictures by name, a figure, the company's mark. */
export interface ProfileArt {
  picture: (name: string) => string;
  figure: (name: string) => string;
  mark: (ink: string, accent: string) => string;
}

/** A text as HTML: lines broken where the copy says so, foreign runs isolated. */
function html(text: string, language: Language): string {
  const escape = (part: string) => part.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // Marks are glyphs of their own, which break words apart for whoever searches the file.
  const unmarked = text.replaceAll(/[\u064b-\u0652]/g, '');
  const direction = directionOf(language);
  const foreignDirection = direction === 'rtl' ? 'ltr' : 'rtl';
  return unmarked
    .split('\n')
    .map((line) =>
      bidiRuns(line, direction)
        .map((run) =>
          run.foreign ? `<bdi dir="${foreignDirection}">${escape(run.text)}</bdi>` : escape(run.text),
        )
        .join(''),
    )
    .join('<br>');
}

function list<Item>(items: readonly Item[], draw: (item: Item, index: number) => string): string {
  return items.map((item, index) => `<li>${draw(item, index)}</li>`).join('');
}

/** The eight pages of the profile in a language, from the site's own content. */
export function profilePages(language: Language, art: ProfileArt): string {
  const content = CONTENT[language];
  const words = profileWords[language];
  const t = (text: string) => html(text, language);
  const ltr = (text: string) => `<bdi dir="ltr">${text}</bdi>`;
  const { phone, email, address } = siteConfig.company;
  const study = (name: string) => `<img class="study" src="${art.picture(name)}" alt="">`;
  const folio = (number: number) =>
    `<p class="folio"><span>${t(words.title)}</span><span>${number}</span></p>`;
  const heading = (text: string) => `<h2>${t(text)}</h2>`;

  const pages = [
    `<section class="page cover">${study('hero-dawn')}<div class="mark">${art.mark('#14152b', '#1b3cf5')}</div>
      <h1>${t(content.home.hero.title)}</h1><p>${t(words.title)}</p></section>`,
    `<section class="page"><p class="label">${t(content.home.about.label)}</p>
      <p class="statement">${t(content.home.about.statement)}</p>
      <div class="two"><div><p class="label">${t(content.aboutUs.mission.title)}</p><p class="statement">${t(content.aboutUs.mission.statement)}</p></div>
      <div><p class="label">${t(content.aboutUs.vision.title)}</p><p class="statement">${t(content.aboutUs.vision.statement)}</p></div></div>
      <ul class="numbers">${list(HERO_COUNTERS, ({ key, value }) => `<b>${ltr(value)}</b><span>${t(content.home.about.counters[key])}</span>`)}</ul>${folio(2)}</section>`,
    `<section class="page dark">${heading(content.home.showcase.title)}
      <ol class="rows">${list(BUSINESS_PATH_IDS, (id) => `<b>${id}</b><h3>${t(content.paths.names[`path${id}`])}</h3><p>${t(content.paths.introductions[`path${id}`])}</p>`)}</ol>${folio(3)}</section>`,
    `<section class="page">${heading(content.ourServices.title)}
      <ol class="rows">${list(SERVICES, ({ id, key }) => `<b>${id}</b><h3>${t(content.ourServices.items[key].title)}</h3><p>${t(content.ourServices.items[key].subTitleChild)}</p>`)}</ol>${folio(4)}</section>`,
    `<section class="page">${heading(content.successStories.title)}
      <ul class="stories">${list(SUCCESS_STORIES, ({ id, duration }) => {
        const story = content.successStories.stories[id];
        const unit = formatCount(duration, content.successStories.months, language);
        return `<b>${duration}</b> <small>${t(unit)}</small><h3>${t(story.cardTitle)}</h3><p>${t(story.description)}</p>`;
      })}</ul>${folio(5)}</section>`,
    `<section class="page">${heading(content.values.title)}
      <ul class="cards">${list(VALUES, ({ id }) => `${art.figure(id)}<h3>${t(content.values.items[id].title)}</h3><p>${t(content.values.items[id].description)}</p>`)}</ul>
      <ul class="numbers">${list(STATISTICS, ({ key, value }) => `<b>${ltr(value)}</b><span>${t(content.statistics.labels[key])}</span>`)}</ul>${folio(6)}</section>`,
    `<section class="page dark night">${heading(content.aboutUs.awards.title)}
      <ul class="awards">${list(AWARDS, ({ id, year }) => `<b>${year}</b><span>${t(content.aboutUs.awards.items[id].title)}</span>`)}
      ${list(CERTIFICATES, ({ id, standard }) => `<span>${ltr(standard)}</span><span>${t(content.aboutUs.awards.certificates[id])}</span>`)}</ul>${folio(7)}</section>`,
    `<section class="page dark dusk contact">${study('dusk')}${heading(content.sharedSections.contactBanner.title)}
      <dl><div><dt>${t(content.footer.contact.phone)}</dt><dd>${ltr(phone)}</dd></div>
      <div><dt>${t(content.footer.contact.email)}</dt><dd>${ltr(email)}</dd></div>
      <div><dt>${t(content.footer.contact.address)}</dt><dd>${t(address[language])}</dd></div></dl></section>`,
  ];
  return pages.join('');
}
