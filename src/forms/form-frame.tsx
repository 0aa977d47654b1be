import type { ReactNode } from 'react';
import { siteConfig } from '#site-config';
import { LANGUAGE_PARAMETER } from '#shared/api.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useIsHydrated } from '#src/lib/use-is-hydrated.ts';
import { EmailLink } from '#src/ui/link/email-link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { FormDone } from './form-done.tsx';
import type { FormControl } from './use-form.ts';
import styles from './form.module.css';

interface Props<Field extends string> {
  form: FormControl<Field>;
  /** Where it is posted, by the script or, where the server answers that, by the browser itself. */
  address: string;
  id?: string;
  /** Offers the form again once it was sent. */
  again: string;
  /**
   * True for a form that only its script can send: what is sent before it is here waits for it (keep-presses.js); a
   * visitor without script gets the email address instead.
   */
  needsScript?: boolean;
  className: string | undefined;
  children: ReactNode;
}

/**
 * The form element. Until its script answers, the browser's own validation holds; once it was sent a panel takes its
 * place, and the cleared form waits behind it.
 */
export function FormFrame<Field extends string>({
  form: { element, progress, onSubmit, onCheck, onFocus, onAgain },
  address,
  id,
  again,
  needsScript = false,
  className,
  children,
}: Props<Field>) {
  const language = useLanguage();
  const { needsScript: hint } = useTexts('forms');
  const isHydrated = useIsHydrated();
  const { email } = siteConfig.company;
  const isSent = progress.kind === 'sent';
  const frame = (
    <form
      ref={element}
      id={id}
      hidden={isSent}
      className={classNames(className, needsScript && styles.needsScript)}
      data-needs-script={needsScript || undefined}
      method="post"
      action={`${address}?${LANGUAGE_PARAMETER}=${language}`}
      noValidate={isHydrated}
      aria-busy={progress.kind === 'sending'}
      onSubmit={onSubmit}
      onFocus={onFocus}
      onBlur={onCheck}
      onChange={onCheck}
    >
      {children}
      {needsScript && (
        <noscript>
          <p className={styles.hint}>
            <Text>{hint}</Text> <EmailLink email={email} />
          </p>
        </noscript>
      )}
    </form>
  );
  return (
    <>
      {isSent && <FormDone text={progress.text} again={again} onAgain={onAgain} />}
      {frame}
    </>
  );
}
