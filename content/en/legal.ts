import type { legal as source } from '../ar/legal.ts';
import { BACKUP_DAYS, NEWSLETTER_DAYS, RETENTION_MONTHS } from '../facts/retention.ts';
import type { TextsOf } from '../texts-of.ts';

import { PROMISES } from '../facts/promises.ts';
import { counted } from './counted.ts';

export const legal: TextsOf<typeof source> = {
  privacy: {
    title: 'Privacy policy',
    lead: 'How we handle your data on this site, and what rights you have over it.',
    ownParts: 'About your data',
  },
  terms: {
    title: 'Terms and conditions',
    lead: 'What you agree to when you use this site, and what we undertake towards you.',
    ownParts: 'What you agree to',
  },
  figures: {
    use: { accounts: { count: '0', label: 'accounts or logins to read the site' } },
    data: { forms: { count: '3', label: 'forms that you fill in yourself' } },
    keeping: {
      records: {
        count: counted(Math.max(RETENTION_MONTHS.registrations, RETENTION_MONTHS.messages), 'month'),
        label: 'we keep your registration and messages',
      },
      backups: { count: counted(BACKUP_DAYS, 'day'), label: 'until they have left our backups' },
    },
    browser: {
      cookies: { count: '1', label: 'cookie, for the security of the forms alone' },
      visits: { count: counted(RETENTION_MONTHS.visits, 'month'), label: 'we keep the totals of visits' },
    },
    rights: { answer: { count: counted(PROMISES.rightsDays, 'day'), label: 'at most until we answer you' } },
  },
  effective: 'In force since',
  partsLabel: 'Parts of this document',
  emailLabel: 'Address for data and privacy requests:',
  parts: {
    scope: {
      heading: 'Who we are, and what this covers',
      paragraphs: [
        '{company} is a Saudi technology company based in Riyadh. It is responsible for this site and for the personal data that reaches it through the\u00A0site.',
        'This document joins the privacy policy and the terms of use in one text, because they are two sides of the same relationship between you and us. It concerns visitors to the site; the projects we carry out for clients are governed by their\u00A0contracts.',
      ],
    },
    use: {
      heading: 'Using the site and its content',
      paragraphs: [
        'The site is open to everyone, without an account or a login. You may read it, share its links and quote from it with a credit. Its marks, drawings and full texts belong to us or are licensed to us; commercial use needs our written\u00A0permission.',
        'Please do not send other people’s data through the forms without their knowledge, or anything that breaks the law, and do not try to disrupt the site or to reach what is not published on\u00A0it.',
        'We take care that what we publish is accurate, and date the last change of every page. Even so, the site introduces our work; it is not a binding offer. Links lead to other sites, which have their own\u00A0policies.',
      ],
    },
    data: {
      heading: 'The data we collect, and why',
      paragraphs: [
        'We collect what you type into one of the site’s three forms, keep with it the time it was sent and the language of the page, and process it on the basis of your consent when you send it:',
      ],
      collected: {
        workshop:
          'Workshop registration: your {required}, to register you and tell you the workshop’s date and\u00A0link.',
        contact:
          'Contact messages: your {required}, and your {optional} where you give them, to answer\u00A0you.',
        newsletter: 'Monthly newsletter: your {required} alone, to send you its\u00A0issues.',
      },
      after: [
        'We do not sell your data or share it for marketing. Those of our team who need it can see it, and it passes through the mail provider that delivers our letters to\u00A0you.',
        'To protect the forms from flooding, we count the attempts from each network address, and with each email address and message text, for no longer than an hour. For this we keep neither address nor text, but a coded form that does not reveal it. When an attempt is refused, our technical log notes it with a coded form that changes every\u00A0day.',
      ],
    },
    keeping: {
      heading: 'How long we keep it, and how we protect it',
      paragraphs: [
        `We keep workshop registrations for ${counted(RETENTION_MONTHS.registrations, 'month')} from the day of registration and contact messages for ${counted(RETENTION_MONTHS.messages, 'month')} from the day we receive them, then destroy them together with their copies in our mailbox. We add your address to the newsletter only once you have confirmed it from your mailbox: unconfirmed, it is destroyed after ${counted(NEWSLETTER_DAYS, 'day')}; confirmed, we keep it until you unsubscribe. What we destroy leaves our backups within ${counted(BACKUP_DAYS, 'day')}.`,
        'Data is stored on servers in the Kingdom of Saudi Arabia, where only authorised members of our team can reach it. Should a breach affect your data, we will inform you and the competent authority as the law\u00A0requires.',
      ],
    },
    browser: {
      heading: 'Cookies, and what your browser keeps',
      paragraphs: [
        'The site uses no advertising cookies, and no analytics or content from third parties. Its one cookie is XSRF-TOKEN, a security cookie that keeps other sites from sending forms in your name. It holds nothing that identifies you, and goes when you close your\u00A0browser.',
        `Our server counts visits as totals for each page, language, day and referring site, without cookies, network addresses or fingerprints of your browser, and leaves out anyone whose browser asks not to be tracked. We keep these totals for ${counted(RETENTION_MONTHS.visits, 'month')}. What you search for on the site we do not\u00A0record.`,
        'On your own device, your browser keeps the site’s language and your display settings, and, until you close the site’s tab, how far you had read and the draft of a form, which goes when you send it. You can delete all of it in your browser’s settings at any\u00A0time.',
      ],
    },
    rights: {
      heading: 'Your rights, and how to use them',
      paragraphs: [
        'Under the Saudi Personal Data Protection Law you may know what we collect and why, see your data and receive a copy of it in a readable form, ask us to correct, complete or destroy it, and withdraw your consent whenever you\u00A0wish.',
        `Write to us from the address you used, and we will answer within ${counted(PROMISES.rightsDays, 'day')}, free of charge. If our answer does not satisfy you, you may complain to the Saudi Data and Artificial Intelligence Authority (SDAIA), the competent\u00A0authority.`,
        'When you ask us to destroy your data, or unsubscribe, we keep a coded fingerprint afterwards that does not reveal your address: it shows that your request was carried out, and lets us carry it out again should we restore a\u00A0backup.',
      ],
    },
    changes: {
      heading: 'Changes, and the law that applies',
      paragraphs: [
        'When we change this document, we publish the new text here with the date from which it applies. If a change affects what your data is used for, we tell you before it takes\u00A0effect.',
        'This document is governed by the laws of the Kingdom of Saudi Arabia, and the courts of Riyadh hear any dispute that cannot be settled amicably. Where the two texts differ, the Arabic one\u00A0prevails.',
      ],
    },
  },
};
