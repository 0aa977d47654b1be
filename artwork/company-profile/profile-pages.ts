import { ar } from '../../content/ar/index.ts';
import { en } from '../../content/en/index.ts';
import { withCompanyName } from '../../content/company-name.ts';
import type { ScreenWords } from '../../content/content.ts';
import { AWARDS, CERTIFICATES } from '../../content/facts/awards.ts';
import { BUSINESS_PATH_IDS } from '../../content/facts/business-paths.ts';
import { HERO_COUNTERS, STATISTICS } from '../../content/facts/counters.ts';
import { LEADING_ENTITIES } from '../../content/facts/partners.ts';
import { SERVICES } from '../../content/facts/services.ts';
import { SUCCESS_STORIES } from '../../content/facts/success-stories.ts';
import { VALUES } from '../../content/facts/values.ts';
import { siteConfig } from '../../site.config.ts';
import { formatCount } from '../../src/i18n/counts.ts';
import { fill } from '../../src/i18n/format.ts';
import { logos } from '../../src/ui/logo/logos.ts';
import type { Language } from '../../shared/languages.ts';
import { isolated, list, textAsHtml } from './html.ts';
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

/** The pages of the profile in a language, from the site's own content. */
export function profilePages(language: Language, art: ProfileArt): string {
  const content = CONTENT[language];
  const words = profileWords[language];
  const t = (text: string) => textAsHtml(text, language);
  const { home, aboutUs, nds, successPartners, successStories } = content;
  const { phone, email, address } = siteConfig.company;
  const study = (name: string) => `<img class="study" src="${art.picture(name)}" alt="">`;
  const head = (title: string, lead = '') =>
    `<header><h2>${t(title)}</h2>${lead && `<p class="lead">${t(lead)}</p>`}</header>`;
  const titled = (title: string, text: string) => `<h3>${t(title)}</h3><p>${t(text)}</p>`;
  const numbers = (items: readonly { value: string; label: string }[]) =>
    `<ul class="numbers">${list(items, ({ value, label }) => `<b>${isolated(value)}</b><span>${t(label)}</span>`)}</ul>`;

  const pages = [
    `<section class="page cover">${study('hero-dawn')}<div class="mark">${art.mark('#14152b', '#1b3cf5')}</div>
      <h1>${t(home.hero.title)}</h1><p>${t(words.title)}</p>`,

    `<section class="page"><header><p class="label">${t(home.about.label)}</p>
      <p class="statement">${t(home.about.statement)}</p><p class="lead">${t(aboutUs.lead)}</p></header>
      <div class="two">${[aboutUs.mission, aboutUs.vision].map(({ title, statement }) => `<div><h3 class="label">${t(title)}</h3><p class="statement">${t(statement)}</p></div>`).join('')}</div>
      ${numbers(HERO_COUNTERS.map(({ key, value }) => ({ value, label: home.about.counters[key] })))}`,

    `<section class="page dark">${head(home.showcase.title)}
      <ol class="rows">${list(BUSINESS_PATH_IDS, (id) => `<b>${id}</b>${titled(content.paths.names[`path${id}`], content.paths.introductions[`path${id}`])}`)}</ol>`,

    `<section class="page">${head(content.ourServices.title)}
      <ol class="rows">${list(SERVICES, ({ id, key }) => {
        const { title, subtitle, subTitleChild } = content.ourServices.items[key];
        return `<b>${id}</b><h3>${t(title)}<small>${t(subtitle)}</small></h3><p>${t(subTitleChild)}</p>`;
      })}</ol>`,

    `<section class="page dark nds">${head(nds.title, nds.lead)}
      <ul class="four">${list(Object.values(nds.solutions.items), ({ title, description }) => titled(title, description))}</ul>
      <h3 class="between">${t(nds.process.heading)}</h3>
      <ol class="four">${list(Object.values(nds.process.steps), ({ title, description }, index) => `<b>${index + 1}</b>${titled(title, description)}`)}</ol>`,

    `<section class="page">${head(successStories.title)}
      <ul class="stories">${list(SUCCESS_STORIES, ({ id, duration }) => {
        const { cardTitle, description } = successStories.stories[id];
        const unit = formatCount(duration, successStories.months, language);
        return `<b>${duration}</b> <small>${t(unit)}</small>${titled(cardTitle, description)}`;
      })}</ul>`,

    `<section class="page">${head(successPartners.leadingEntities.title, successPartners.leadingEntities.lead)}
      <ul class="entities">${list(LEADING_ENTITIES, (id) => `<b>${t(logos[id][language])}</b><span>${t(successPartners.leadingEntities.sectors[id])}</span>`)}</ul>`,

    `<section class="page">${head(content.values.title)}
      <ul class="values">${list(VALUES, ({ id }) => `${art.figure(id)}${titled(content.values.items[id].title, content.values.items[id].description)}`)}</ul>
      ${numbers(STATISTICS.map(({ key, value }) => ({ value, label: content.statistics.labels[key] })))}`,

    `<section class="page dark night">${head(aboutUs.awards.title, aboutUs.awards.lead)}
      <div class="honours"><ul>${list(AWARDS, ({ id, year }) => `<b>${year}</b><div>${titled(aboutUs.awards.items[id].title, aboutUs.awards.items[id].description)}</div>`)}</ul>
      <ul>${list(CERTIFICATES, ({ id, standard, since }) => `<div><h3>${isolated(standard)}</h3><p>${t(aboutUs.awards.certificates[id])}</p></div><small>${t(fill(aboutUs.awards.since, { year: String(since) }))}</small>`)}</ul></div>`,

    `<section class="page dark dusk contact">${study('dusk')}${head(content.sharedSections.contactBanner.title)}
      <dl><div><dt>${t(content.footer.contact.phone)}</dt><dd>${isolated(phone)}</dd></div>
      <div><dt>${t(content.footer.contact.email)}</dt><dd>${isolated(email)}</dd></div>
      <div><dt>${t(content.footer.contact.address)}</dt><dd>${t(address[language])}</dd></div></dl>`,
  ];
  return pages
    .map((page, index) => {
      const hasFolio = index > 0 && index < pages.length - 1;
      const folio = `<p class="folio"><span>${t(words.title)}</span><span>${index + 1}</span></p>`;
      return `${page}${hasFolio ? folio : ''}</section>`;
    })
    .join('');
}
