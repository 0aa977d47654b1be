import { siteConfig } from '#site-config';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { EmailLink } from '#src/ui/link/email-link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './sign-language-dialog.module.css';

/** Says how to get support in sign language, and links the provider once the configuration names one. */
export function SignLanguageDialog({ onClose }: { onClose: () => void }) {
  const { signLanguage } = useTexts('accessibility');
  const { close } = useTexts('common');
  const { email } = siteConfig.company;
  return (
    <Dialog title={<Text>{signLanguage.title}</Text>} closeLabel={close} onClose={onClose}>
      <p>
        <Text>{signLanguage.description}</Text>
      </p>
      <ol className={styles.steps}>
        {signLanguage.steps.map((step) => (
          <li key={step}>
            <Text>{step}</Text>
          </li>
        ))}
      </ol>
      <p className={styles.way}>
        <Icon name="mail" />
        <EmailLink email={email} subject={signLanguage.mailSubject} />
      </p>
      {siteConfig.signLanguageUrl !== '' && (
        <Button href={siteConfig.signLanguageUrl} isNewTab>
          <Text>{signLanguage.openProvider}</Text>
        </Button>
      )}
    </Dialog>
  );
}
