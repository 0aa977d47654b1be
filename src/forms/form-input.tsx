import type { ReactNode } from 'react';
import { Field, type ControlProps } from '#src/ui/field/field.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import type { FormControl } from './use-form.ts';

interface FieldProps<Name extends string> {
  form: Pick<FormControl<Name>, 'fields' | 'errors' | 'doubtful'>;
  /** Key of the payload, and the control's id. */
  name: Name;
  label: string;
  className?: string | undefined;
}

interface FormFieldProps<Name extends string> extends FieldProps<Name> {
  /** Said where the form doubts what is filled in. */
  doubt?: string | undefined;
  /** Said in any case. */
  advice?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control of a form, whatever it is, with the form's messages for it. What may stay empty says so. */
export function FormField<Name extends string>({
  form,
  name,
  label,
  className,
  doubt,
  advice,
  children,
}: FormFieldProps<Name>) {
  const { optionalLabel } = useTexts('forms');
  const { isRequired } = form.fields[name];
  const error = form.errors[name];
  return (
    <Field
      id={name}
      name={name}
      className={className}
      label={
        <>
          <Text>{label}</Text>
          {isRequired || <small> {optionalLabel}</small>}
        </>
      }
      // What the server says may hold any brace.
      error={error !== undefined && <Text>{error.replace('{label}', label)}</Text>}
      hint={advice ?? (doubt !== undefined && form.doubtful.has(name) && <Text>{doubt}</Text>)}
    >
      {children}
    </Field>
  );
}

const INPUT_TYPES = { line: 'text', lines: 'text', email: 'email', phone: 'tel' } as const;

/** A field of one line. Email and phone are written from left to right in both languages. */
export function FormInput<Name extends string>({
  autoComplete,
  ...field
}: FieldProps<Name> & { autoComplete?: string }) {
  const { emailPlaceholder, phonePlaceholder, phoneHint } = useTexts('forms');
  const { kind, isRequired } = field.form.fields[field.name];
  const type = INPUT_TYPES[kind];
  return (
    <FormField {...field} doubt={kind === 'phone' ? phoneHint : undefined}>
      {(control) => (
        <input
          {...control}
          type={type}
          autoComplete={autoComplete}
          required={isRequired}
          {...(type !== 'text' && {
            dir: 'ltr',
            spellCheck: false,
            inputMode: type,
            placeholder: type === 'email' ? emailPlaceholder : phonePlaceholder,
          })}
        />
      )}
    </FormField>
  );
}
