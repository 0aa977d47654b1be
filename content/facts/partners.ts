/** Which fictional marks stand where; the names and drawings come with the logo artwork (decisions 41). */
export const TRUSTED_COMPANIES = [
  'subul',
  'ghada',
  'oryxa',
  'dhuha',
  'wajhat',
  'najdia',
  'halqah',
  'wahat',
  'qanat',
  'midmar',
  'ruml',
  'rafid',
] as const;
export const PARTNERSHIPS_TOP = ['vantoro', 'sumara', 'oktavo', 'lumiqa', 'corvella', 'barqin'] as const;
export const PARTNERSHIPS_BOTTOM = [
  'stratiq',
  'quillon',
  'hadbah',
  'nimbrix',
  'hexaray',
  'tesserio',
  'meridna',
] as const;
export const WORKSHOP_PARTICIPANTS = ['subul', 'wahat', 'aafeen', 'qanat', 'rafid', 'midmar'] as const;
