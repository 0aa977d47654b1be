import { PATHS } from '#content/facts/paths.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './form.module.css';

/** Beside the button: who collects the data, why and how long, instead of a box to tick (rule:form-notice). */
export function FormNotice({ children }: { children: string }) {
  const { noticeLink } = useTexts('forms');
  return (
    <p className={styles.notice}>
      <Text>{children}</Text>{' '}
      <Link href={PATHS.privacyPolicy}>
        <Text>{noticeLink}</Text>
      </Link>
      .
    </p>
  );
}
