import { PATHS } from '#content/facts/paths.ts';
import { contactHref } from '#content/facts/contact.ts';
import { ComponentLine } from '#src/sections/pivot-fields/component-line.tsx';
import { FamilyFilter } from '#src/sections/pivot-fields/family-filter.tsx';
import { PivotFields } from '#src/sections/pivot-fields/pivot-fields.tsx';
import { usePivotFields } from '#src/sections/pivot-fields/use-pivot-fields.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './call-to-action.module.css';

/** The green closing field, with the components that a platform starts from. */
export function CallToAction() {
  const { callToAction, getService, exploreServices } = useTexts('nds');
  const fields = usePivotFields();
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
        <div className={styles.legend}>
          <ComponentLine state={fields} />
          <FamilyFilter state={fields} />
        </div>
      </div>
      <PivotFields state={fields} look="band" />
    </section>
  );
}
