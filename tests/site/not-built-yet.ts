/** Arabic addresses that pages link to although they do not exist yet. Empty in the end. */
export const NOT_BUILT_YET: readonly string[] = [
  '/downloads/company-profile-ar.pdf',
  '/downloads/company-profile-en.pdf',
];
