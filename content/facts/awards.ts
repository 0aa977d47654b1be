/** Awards, newest first. All are fictional. */
export const AWARDS = [
  { id: 'serviceDesign', year: 2024 },
  { id: 'beneficiary', year: 2023 },
  { id: 'workplace', year: 2022 },
  { id: 'openData', year: 2020 },
] as const;

/** Management systems with a certificate; the standard's number is its name in both languages. */
export const CERTIFICATES = [
  { id: 'quality', standard: 'ISO 9001', since: 2016 },
  { id: 'security', standard: 'ISO/IEC 27001', since: 2018 },
  { id: 'services', standard: 'ISO/IEC 20000-1', since: 2019 },
  { id: 'continuity', standard: 'ISO 22301', since: 2021 },
] as const;
