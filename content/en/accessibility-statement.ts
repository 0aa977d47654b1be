import type { accessibilityStatement as source } from '../ar/accessibility-statement.ts';
import type { TextsOf } from '../texts-of.ts';
import { REPLY_TIME } from './reply-time.ts';

export const accessibilityStatement: TextsOf<typeof source> = {
  title: 'Accessibility',
  lead: 'You should be able to read and use all of this site, however you see, hear and move, and whatever device you bring.',
  reviewed: 'Last measured:',
  partsLabel: 'Parts of this statement',
  parts: {
    standard: {
      heading: 'The standard, and where we stand',
      paragraphs: [
        'We follow the European standard EN\u00A0301\u00A0549 in its version V3.2.1, and hold our pages to WCAG\u00A02.2 at level\u00A0AA, which is newer than the version the standard rests on. We are guided by the Digital Government Authority’s guidelines on web accessibility of digital content for people with disabilities and the elderly, second version. They address government bodies; we apply them to ourselves because we build those bodies’\u00A0platforms.',
        'The site conforms to this standard in part. We know of no violation on its pages, but some of what we publish does not reach the standard or has not been examined in full. It is listed in this statement, with the reason and a way\u00A0around.',
        'This is our own assessment. Nobody has certified or accredited it.',
      ],
    },
    figures: {
      heading: 'What we measured',
      paragraphs: [
        'The site’s tests wrote these figures themselves, after opening every page in a real browser. They run again with every change, and fail if they show less than this page\u00A0says.',
      ],
      atLeast: 'more than',
      terms: {
        violations: {
          term: 'Violations',
          note: 'Of any rule we test, on any page of the site, on a phone or on a computer.',
        },
        pages: {
          term: 'Pages',
          note: 'Every address of the sitemap in both languages, with search results and the page for unknown addresses.',
        },
        looks: {
          term: 'Examinations',
          note: 'Each page in windows from {narrowest} to {widest} pixels wide, by day and by night, in high contrast, with text of twice the size, and on paper.',
        },
        rules: {
          term: 'Rules on every page',
          note: 'The rules of {axe} for WCAG\u00A02.2\u00A0AA and good practice, on a phone and on a computer.',
        },
        contrast: {
          term: 'Lowest contrast of text',
          note: 'From the pixels that are painted behind more than {lines} lines of words over pictures, by day and by night. For large letters {large}.',
        },
        stops: {
          term: 'Stops by keyboard',
          note: 'We went through all content of each page with the Tab key: each stop is seen, nothing covers it, and none holds you.',
        },
        controls: {
          term: 'Controls before the script',
          note: 'On a page of every kind, each button, link and field was pressed before its script had come, and without one: it works, keeps the press until the script is there, or is not shown.',
        },
        runs: {
          term: 'Mixed passages',
          note: 'Numbers, Latin names and mail addresses inside Arabic text: each is seen in the order in which it is read.',
        },
        mirrored: {
          term: 'Mirrored elements',
          note: 'Where an element lies from right to left is the mirror image of where it lies from left to right.',
        },
        bars: {
          term: 'States of the bar',
          note: 'Widths of the window, sizes of text and fonts of the browser: nothing in it is cut or leaves the window.',
        },
        journeys: {
          term: 'Journeys in other engines',
          note: 'What a visitor does in either language, from menu and search to forms that are sent: {engines}.',
        },
      },
      inEngine: '{count} in {engine}',
      tools: 'Measured with {tools}.',
    },
    settings: {
      heading: 'What you can set yourself',
      paragraphs: [
        'At the foot of every page stands the button “Display settings”. Your browser keeps what you choose and applies it to all pages before they show; one button takes it all back. If your device asks for dark mode, more contrast, forced colours or less motion, we follow it without your choosing anything.',
      ],
      link: 'Display settings at the foot of this page',
      more: [
        'Arabic and English are complete, and every page has an address in each. The whole site can be read and browsed without any script, and pages you have visited open without a connection.',
        'Everything works by keyboard alone. The key “/” opens the search, “?” lists the other keys; both can be switched off in the display settings.',
        'Pages print as black text on white, with their links written out.',
      ],
    },
    limits: {
      heading: 'The limits we know of',
      paragraphs: [],
      items: {
        voices: {
          title: 'Screen readers',
          text: 'The structure of the pages and the names of their controls were examined by machine and by keyboard; they have not yet been tried systematically with people who use NVDA, VoiceOver or TalkBack. If your reader says something that makes no sense, tell us, and we will send you the text in\u00A0writing.',
        },
        engines: {
          title: 'Browsers',
          text: 'The full measurements are made in Chromium. Apple’s own devices were not measured. Browsers older than December 2023 show all content in a simpler\u00A0layout.',
        },
        film: {
          title: 'The film “Designers at the heart of the workshop”',
          text: 'The film is silent. What it says is written in it and in captions in both languages, and its full text stands below it on the page. It has no audio description and no sign-language version.',
        },
        profile: {
          title: 'The company profile',
          text: 'A PDF with tagged headings and reading order that has not been checked against PDF/UA. Its content is taken from the site’s pages, which can be read\u00A0instead.',
        },
        signs: {
          title: 'Sign language',
          text: 'We publish nothing in Saudi Sign Language. A video meeting with a certified interpreter can be booked with the button “Sign language” at the foot of every\u00A0page.',
        },
        elsewhere: {
          title: 'Other people’s sites',
          text: 'The map, our accounts and the page where jobs are applied for open on sites that are not ours and that we have not examined. Our address stands as text on the contact page, and you can apply for a job by writing to us.',
        },
      },
    },
    complaint: {
      heading: 'Something in your way? Tell us',
      paragraphs: [
        `Write what you tried and the address of the page; no technical description is needed. A member of our team reads your message and answers ${REPLY_TIME}: with what we will mend, and with what you need now in a form that suits you, be it large print, a plain file or\u00A0a\u00A0call.`,
      ],
      ways: {
        form: { name: 'Form', link: 'A message about a barrier, its subject filled in' },
        email: 'Email',
        phone: 'Phone',
      },
      mailSubject: 'A barrier on your site',
      after: [
        'If our answer does not satisfy you, you may complain to the Authority for the Care of Persons with Disabilities, the body concerned with the Law on the Rights of Persons with Disabilities issued by Royal Decree\u00A0M/27.',
      ],
    },
  },
  seo: {
    title: 'Accessibility',
    description:
      'The accessibility statement of {company}: the standard we follow, what the tests measured on every page, the limits we know of, and how to report a barrier.',
    keywords: 'accessibility statement, WCAG 2.2 AA, EN 301 549, people with disabilities, report a barrier',
  },
};
