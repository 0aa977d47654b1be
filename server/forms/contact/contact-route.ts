import { API_PATHS } from '#shared/api.ts';
import { checkContactMessage, type ContactMessage } from '#shared/contact-message.ts';
import type { FormRoute } from '../form-route.ts';
import { messageUnit } from './message-statements.ts';

/** The contact form. */
export const contactRoute: FormRoute<ContactMessage> = {
  path: API_PATHS.contactMessage,
  accepted: 'message',
  check: checkContactMessage,
  unitOf: (message, language) => messageUnit(message, language),
};
