import { API_PATHS, RESERVATION_RESULT_PATHS } from '#shared/api.ts';
import { checkWorkshopRegistration, type WorkshopRegistration } from '#shared/workshop-registration.ts';
import type { FormRoute } from '../form-route.ts';
import type { KeyedHash } from '#server/base/keyed-hash.ts';
import { registrationUnit } from './registration-statements.ts';

/** The reservation form. It works without JavaScript as well (rule:form-without-script). */
export function workshopRoute(hash: KeyedHash): FormRoute<WorkshopRegistration> {
  return {
    path: API_PATHS.workshopRegistration,
    accepted: 'registration',
    check: checkWorkshopRegistration,
    unitOf: (registration, language) => registrationUnit(registration, language, hash),
    resultPaths: RESERVATION_RESULT_PATHS,
  };
}
