import { isWebAddress } from './content/facts/paths.ts';

/**
 * Every fact about the company that is not copy: name, contact data, accounts, form switches.
 * What ships here are samples. Change them in this file, or give them to the build
 * as environment variables named beside each fact; nothing else in the project repeats them.
 */
const environment: Record<string, string | undefined> = typeof process === 'undefined' ? {} : process.env;

/** A fact: the build's environment wins over the value written here. */
function fact(variable: string, sample: string): string {
  return environment[variable]?.trim() || sample;
}

type WebAddress = `https://${string}`;

/** A page elsewhere. */
function webAddress<Sample extends WebAddress | ''>(variable: string, sample: Sample): WebAddress | Sample {
  const value = fact(variable, sample);
  if (isWebAddress(value)) return value;
  if (value === sample) return sample;
  throw new Error(`${variable} must begin with "https://", unlike "${value}".`);
}

/** Whether a form is stored ("inbox") or sends nothing ("off"). */
export type FormSwitch = 'inbox' | 'off';

function formSwitch(variable: string): FormSwitch {
  const value = fact(variable, 'inbox');
  if (value === 'inbox' || value === 'off') return value;
  throw new Error(`${variable} must be "inbox" or "off", not "${value}".`);
}

/** A switch that is on unless somebody turns it off. */
function onOrOff(variable: string): boolean {
  const value = fact(variable, 'on');
  if (value === 'on' || value === 'off') return value === 'on';
  throw new Error(`${variable} must be "on" or "off", not "${value}".`);
}

/** An address that paths are added to: of this site's own server, or absolute. Ends with a slash. */
function apiBase(variable: string, own: string): string {
  const value = fact(variable, own).replace(/\/*$/, '/');
  if (value === own || /^https?:\/\/[^/]/.test(value)) return value;
  throw new Error(`${variable} must begin with "https://", unlike "${value}".`);
}

const SAMPLE_EMAIL = 'info@example.com';
const email = fact('SITE_EMAIL', SAMPLE_EMAIL);

export const siteConfig = {
  /** Origin of every canonical address, without a slash at the end. */
  origin: fact('SITE_URL', 'https://www.example.com').replace(/\/+$/, ''),
  company: {
    name: { ar: fact('SITE_COMPANY_AR', 'نود'), en: fact('SITE_COMPANY_EN', 'Node') },
    phone: fact('SITE_PHONE', '+966 11 000 0000'),
    email,
    address: {
      ar: fact('SITE_ADDRESS_AR', 'طريق الملك فهد، حي العليا، الرياض، المملكة العربية السعودية'),
      en: fact('SITE_ADDRESS_EN', 'King Fahd Road, Al Olaya, Riyadh, Saudi Arabia'),
    },
    locality: { ar: 'الرياض', en: 'Riyadh' },
    countryCode: 'SA',
    mapUrl: webAddress(
      'SITE_MAP_URL',
      'https://www.openstreetmap.org/search?query=King%20Fahd%20Road%2C%20Al%20Olaya%2C%20Riyadh',
    ),
    /** True while the contact data above are the shipped samples; the server says so once at start. */
    isSample: email === SAMPLE_EMAIL,
  },
  /** The two accounts of every footer, and two more that only the one of NDS shows. */
  social: {
    x: webAddress('SITE_X_URL', 'https://x.com/sample-company'),
    linkedin: webAddress('SITE_LINKEDIN_URL', 'https://www.linkedin.com/company/sample-company'),
    youtube: webAddress('SITE_YOUTUBE_URL', 'https://www.youtube.com/@sample-company'),
    instagram: webAddress('SITE_INSTAGRAM_URL', 'https://www.instagram.com/sample-company'),
  },
  /** Where the pages send their forms; an address elsewhere is for a static export (docs/operating/static-export.md). */
  apiBase: apiBase('API_BASE_URL', '/api/'),
  forms: { contact: formSwitch('SITE_FORM_CONTACT'), newsletter: formSwitch('SITE_FORM_NEWSLETTER') },
  /** Whether visited pages can be read without a connection; switched off, browsers let go of all that was kept. */
  isReadableOffline: onOrOff('SITE_OFFLINE'),
  /** Where "apply" leads when a job names no listing of its own. */
  jobListingUrl: webAddress('SITE_JOBS_URL', 'https://www.linkedin.com/company/sample-company/jobs'),
  /** Page of the sign-language provider; empty while there is none. */
  signLanguageUrl: webAddress('SITE_SIGN_LANGUAGE_URL', ''),
} as const;
