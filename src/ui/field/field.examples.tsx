import { EVERY_GROUND, type Example } from '../example.ts';
import { Field } from './field.tsx';

export const examples: readonly Example[] = [
  {
    name: 'one line',
    grounds: EVERY_GROUND,
    render: ({ words, id }) => (
      <Field id={id} name={id} label={words.label}>
        {(control) => <input {...control} type="text" />}
      </Field>
    ),
  },
  {
    name: 'with an error',
    grounds: EVERY_GROUND,
    render: ({ words, id }) => (
      <Field id={id} name={id} label={words.label} error={words.error}>
        {(control) => <input {...control} type="text" required />}
      </Field>
    ),
  },
  {
    name: 'with a hint, written from left to right',
    render: ({ words, id }) => (
      <Field id={id} name={id} label={words.label} hint={words.hint}>
        {(control) => <input {...control} type="tel" dir="ltr" defaultValue="055 12" />}
      </Field>
    ),
  },
  {
    name: 'with an error and a hint',
    render: ({ words, id }) => (
      <Field id={id} name={id} label={words.label} error={words.error} hint={words.hint}>
        {(control) => <input {...control} type="text" />}
      </Field>
    ),
  },
  {
    // On light ground alone: its arrow is a dark picture.
    name: 'a choice',
    render: ({ words, id }) => (
      <Field id={id} name={id} label={words.label}>
        {(control) => (
          <select {...control}>
            {words.items.map((item) => (
              <option key={item}>{item}</option>
            ))}
          </select>
        )}
      </Field>
    ),
  },
  {
    name: 'several lines',
    render: ({ words, id }) => (
      <Field id={id} name={id} label={words.label}>
        {(control) => <textarea {...control} />}
      </Field>
    ),
  },
];
