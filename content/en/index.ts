import type { ScreenWords } from '../content.ts';
import { abbreviations } from './abbreviations.ts';
import { aboutUs } from './about-us.ts';
import { article1 } from './article-1.ts';
import { article2 } from './article-2.ts';
import { accessibility } from './accessibility.ts';
import { accessibilityStatement } from './accessibility-statement.ts';
import { articleFrame } from './article-frame.ts';
import { businessPathDetails } from './business-path-details.ts';
import { businessPaths } from './business-paths.ts';
import { careers } from './careers.ts';
import { common } from './common.ts';
import { components } from './components.ts';
import { contactUs } from './contact-us.ts';
import { endings } from './endings.ts';
import { faq } from './faq.ts';
import { footer } from './footer.ts';
import { formFields } from './form-fields.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { legal } from './legal.ts';
import { mediaCenter } from './media-center.ts';
import { mediaReservation } from './media-reservation.ts';
import { minuteCalculator } from './minute-calculator.ts';
import { navigation } from './navigation.ts';
import { nds } from './nds.ts';
import { news } from './news.ts';
import { newsletter } from './newsletter.ts';
import { notFound } from './not-found.ts';
import { offline } from './offline.ts';
import { ourServices } from './our-services.ts';
import { paper } from './paper.ts';
import { paths } from './paths.ts';
import { platformsCode } from './platforms-code.ts';
import { post } from './post.ts';
import { search } from './search.ts';
import { seo } from './seo.ts';
import { services } from './services.ts';
import { sharedSections } from './shared-sections.ts';
import { siteMap } from './site-map.ts';
import { statistics } from './statistics.ts';
import { successPartners } from './success-partners.ts';
import { successStories } from './success-stories.ts';
import { testimonial } from './testimonial.ts';
import { values } from './values.ts';

/** Every group of words. `media_reservation` is a name on the wire (rule:translation-files). */
export const en: ScreenWords = {
  abbreviations,
  aboutUs,
  accessibility,
  accessibilityStatement,
  article1,
  article2,
  articleFrame,
  businessPathDetails,
  businessPaths,
  careers,
  common,
  components,
  contactUs,
  endings,
  faq,
  footer,
  formFields,
  forms,
  home,
  legal,
  mediaCenter,
  media_reservation: mediaReservation,
  minuteCalculator,
  navigation,
  nds,
  news,
  newsletter,
  notFound,
  offline,
  ourServices,
  paper,
  paths,
  platformsCode,
  post,
  search,
  seo,
  services,
  sharedSections,
  siteMap,
  statistics,
  successPartners,
  successStories,
  testimonial,
  values,
};
