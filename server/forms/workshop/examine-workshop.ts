import { workshopAt } from '#content/facts/workshop-times.ts';
import { WORKSHOPS, type Workshop } from '#content/facts/workshops.ts';
import type { Submission } from '#shared/form-check.ts';
import type { Examined } from '../form.ts';
import { workshopNamed } from './workshop-name.ts';

/**
 * Whether a workshop takes registrations now (rule:past-workshops): one that is not open yet, or closed, is refused,
 * and a name that no workshop has. A date that is past refuses nobody. It is stored under the name that the form sends.
 */
export function examineWorkshop(
  submission: Submission<string>,
  now: Date,
  workshops: readonly Workshop[] = WORKSHOPS,
): Examined {
  const field = 'workshop';
  const workshop = workshopNamed(submission[field] ?? '', workshops);
  if (workshop === undefined) return { refusal: 'unknownWorkshop', field };
  switch (workshopAt(workshop, now).registration) {
    case 'soon':
      return { refusal: 'workshopNotOpen', field };
    case 'closed':
      return { refusal: 'workshopClosed', field };
    case 'open':
      return { submission: { ...submission, [field]: workshop.value } };
  }
}
