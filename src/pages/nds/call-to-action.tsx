import { PATHS } from '#content/facts/paths.ts';
import { contactHref } from '#content/facts/contact.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './call-to-action.module.css';

/** The green closing field. */
export function CallToAction() {
  const { callToAction, getService, exploreServices } = useTexts('nds');
  return (
    <section
      id="nds-call-to-action"
      className={styles.field}
      data-theme="green"
      aria-labelledby="nds-call-to-action-title"
    >
      <div className="wrap">
        <h2 id="nds-call-to-action-title" className="display-1">
          <Text>{callToAction}</Text>
        </h2>
        <div className={styles.ways}>
          <Button href={contactHref('nds')} size="large">
            <span>
              <Text>{getService}</Text>
            </span>
            <Icon name="arrow" />
          </Button>
          <Button href={PATHS.services} size="large" look="outline">
            <Text>{exploreServices}</Text>
          </Button>
        </div>
      </div>
    </section>
  );
}
