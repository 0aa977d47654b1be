import { WORKSHOPS } from '#content/facts/workshops.ts';
import { DEFAULT_WORKSHOP } from '#shared/workshop-registration.ts';
import { Field } from '#src/ui/field/field.tsx';
import { fill } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import type { ReservationIssues } from './use-reservation.ts';

const INPUTS = [
  { name: 'first_name', type: 'text', autoComplete: 'given-name' },
  { name: 'last_name', type: 'text', autoComplete: 'family-name' },
  {
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    placeholder: 'emailPlaceholder',
  },
  { name: 'phone', type: 'tel', autoComplete: 'tel', inputMode: 'tel', placeholder: 'phonePlaceholder' },
  { name: 'employer', type: 'text', autoComplete: 'organization' },
] as const;

/** The five inputs and the select. Names are the payload's keys (specification, section 3). */
export function ReservationFields({ issues }: { issues: ReservationIssues }) {
  const { form: words, workshops } = useTexts('media_reservation');
  return (
    <>
      {INPUTS.map((input) => (
        <Field
          key={input.name}
          id={input.name}
          name={input.name}
          label={<Text>{words[input.name]}</Text>}
          error={issues.errors[input.name] && <Text>{issues.errors[input.name] ?? ''}</Text>}
          hint={input.name === 'phone' && issues.isPhoneDoubtful && <Text>{words.phoneHint}</Text>}
        >
          {(control) => (
            <input
              {...control}
              type={input.type}
              autoComplete={input.autoComplete}
              required
              {...('inputMode' in input && {
                dir: 'ltr',
                spellCheck: false,
                inputMode: input.inputMode,
                placeholder: words[input.placeholder],
              })}
            />
          )}
        </Field>
      ))}
      <Field
        id="workshop"
        name="workshop"
        label={<Text>{words.workshop}</Text>}
        error={issues.errors.workshop && <Text>{issues.errors.workshop}</Text>}
      >
        {(control) => (
          <select {...control} required defaultValue={DEFAULT_WORKSHOP}>
            {WORKSHOPS.map(({ id, value, isOpen }) => (
              <option key={id} value={value} disabled={!isOpen}>
                {isOpen ? workshops[id].name : fill(words.soonOption, { workshop: workshops[id].name })}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}
