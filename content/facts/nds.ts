/** The four solutions. */
export const NDS_SOLUTIONS = [
  'designSystem',
  'componentLibrary',
  'complianceAudit',
  'teamEnablement',
] as const;

/** The four steps, in the specification's order. */
export const NDS_STEPS = ['projectBrief', 'buildSystem', 'designToCode', 'getCertificate'] as const;

/** The three case studies: whose they are. */
export const NDS_CASE_STUDIES = ['subul', 'wahat', 'aafeen'] as const;

/** Services carousel: four cards that say the same (rule:nds-page), each a part of one picture. */
export const NDS_SERVICES = { study: 'groves', cards: [1, 2, 3, 4] } as const;

/** Clients carousel: eight slides of six marks, so the first two come again. */
export const NDS_CLIENT_SLIDES = [
  { slide: 1, logo: 'subul' },
  { slide: 2, logo: 'wahat' },
  { slide: 3, logo: 'aafeen' },
  { slide: 4, logo: 'qanat' },
  { slide: 5, logo: 'rafid' },
  { slide: 6, logo: 'ghada' },
  { slide: 7, logo: 'subul' },
  { slide: 8, logo: 'wahat' },
] as const;
