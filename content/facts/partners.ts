/** Which fictional marks stand where; the names and drawings come with the logo artwork (rule:fictional-names). */
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

/** How many leading entities show while the list is collapsed. */
export const LEADING_ENTITIES_COLLAPSED = 9;
/** The 24 leading entities, those that show while collapsed first. */
export const LEADING_ENTITIES = [
  'subul',
  'ghada',
  'wahat',
  'dhuha',
  'rafid',
  'aafeen',
  'teena',
  'marafi',
  'midmar',
  'hadbah',
  'najdia',
  'qanat',
  'ruml',
  'nafala',
  'hajara',
  'wajhat',
  'fanajin',
  'halqah',
  'mishkat',
  'ferrola',
  'zill',
  'oryxa',
  'polarbit',
  'meridna',
] as const;
export const STRATEGIC_PARTNERS = [
  'vantoro',
  'stratiq',
  'lumiqa',
  'corvella',
  'nimbrix',
  'sumara',
  'oktavo',
  'quillon',
  'barqin',
] as const;
