import type { abbreviations as source } from '../ar/abbreviations.ts';
import type { TextsOf } from '../texts-of.ts';

export const abbreviations: TextsOf<typeof source> = {
  NDS: '{company}’s platform for designing and building digital services',
  BI: 'Business intelligence',
  EPM: 'Enterprise project management',
  WCAG: 'Web Content Accessibility Guidelines',
  AA: 'The second of three levels of accessibility',
  REST: 'A style of building interfaces between systems on the web',
  BPMN: 'Business Process Model and Notation',
  SQL: 'The query language of databases',
  SRE: 'Site reliability engineering',
  IaC: 'Infrastructure as code',
  ISO: 'The international body for standards',
  IEC: 'International Electrotechnical Commission',
  SDAIA: 'Saudi Data and AI Authority',
  IT: 'Information technology',
  SLA: 'Service level agreement',
};
