import type { ReactNode } from 'react';
import { Field, type ControlProps } from '#src/ui/field/field.tsx';
import { fill } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import type { FormControl } from './use-form.ts';

interface FieldProps<Name extends string> {
  form: Pick<FormControl<Name>, 'errors' | 'isPhoneDoubtful'>;
  /** Key of the payload, and the control's id. */
  name: Name;
  label: string;
  /** False where the field may stay empty, which its label then says. */
  isRequired?: boolean;
  className?: string | undefined;
}

/** A labelled control of a form, whatever it is, with the form's messages for it. */
export function FormField<Name extends string>({
  form,
  name,
  label,
  isRequired = true,
  className,
  children,
}: FieldProps<Name> & { children: (control: ControlProps) => ReactNode }) {
  const { phoneHint, optionalLabel } = useTexts('forms');
  const error = form.errors[name];
  return (
    <Field
      id={name}
      name={name}
      className={className}
      label={<Text>{isRequired ? label : fill(optionalLabel, { label })}</Text>}
      error={error !== undefined && <Text>{error}</Text>}
      hint={name === 'phone' && form.isPhoneDoubtful && <Text>{phoneHint}</Text>}
    >
      {children}
    </Field>
  );
}

/** A field of one line. Email and phone are written from left to right in both languages. */
export function FormInput<Name extends string>({
  type = 'text',
  autoComplete,
  ...field
}: FieldProps<Name> & { type?: 'text' | 'email' | 'tel'; autoComplete?: string }) {
  const { emailPlaceholder, phonePlaceholder } = useTexts('forms');
  return (
    <FormField {...field}>
      {(control) => (
        <input
          {...control}
          type={type}
          autoComplete={autoComplete}
          required={field.isRequired ?? true}
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
