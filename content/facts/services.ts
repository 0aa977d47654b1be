import { PATHS, pathTo } from './paths.ts';
import type { BusinessPathId } from './business-paths.ts';

/**
 * A place in the land for each service: fields in steps, tracks that join, a lake that is measured, an inn of caravans, a
 * delta. /our-services shows it whole, /services from nearer and from another side.
 */
const SERVICE_STUDY = {
  1: { whole: 'terraces', near: 'terraces-near' },
  2: { whole: 'rail', near: 'rail-near' },
  3: { whole: 'lake-noon', near: 'lake-near' },
  4: { whole: 'caravanserai', near: 'caravanserai-near' },
  5: { whole: 'delta', near: 'delta-near' },
} as const satisfies Record<BusinessPathId, { whole: string; near: string }>;

/**
 * The five services of /our-services and /services. Of a service only
 * these have no language. The words are `ourServices.items[key]`: title, subtitle and subTitleChild in
 * content/en, and titleAr, subtitleAr and subTitleChildAr are the same three keys in content/ar.
 */
export const SERVICES = [
  service(1, 'service1'),
  service(2, 'service2'),
  service(3, 'service3'),
  service(4, 'service4'),
  service(5, 'service5'),
] as const;

function service<Key extends `service${BusinessPathId}`>(id: BusinessPathId, key: Key) {
  return {
    id,
    key,
    /** Name of the study. */
    imageCoverPath: SERVICE_STUDY[id].whole,
    nearPath: SERVICE_STUDY[id].near,
    /** Where "View More" leads. */
    href: pathTo.businessPath(id),
    /** The service's row on /our-services. */
    rowHref: `${PATHS.ourServices}#${key}` as const,
  };
}

/** What the company does, in this order (/services). */
export const WHAT_WE_DO = ['advise', 'build', 'operate'] as const;
