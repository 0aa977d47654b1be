import { WORKSHOP_FIELDS } from '#shared/form-fields.ts';
import { fillText, messagesIn } from '#server/base/messages.ts';
import { confirmation, greetingFor } from '../letters.ts';
import { workshopName } from './workshop-name.ts';

export const registrationConfirmation = confirmation(
  'registration-confirmation',
  WORKSHOP_FIELDS,
  (registration, language) => {
    const { subject, body, unlistedWorkshop } = messagesIn(language).letters.registrationConfirmation;
    const workshop = workshopName(registration.workshop, language) ?? unlistedWorkshop;
    return {
      subject: fillText(subject, { workshop }),
      greeting: greetingFor(registration.first_name, language),
      paragraphs: body.map((text) => fillText(text, { workshop })),
    };
  },
);
