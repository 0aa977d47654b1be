import { PARTICIPATE_HREF } from '#content/facts/platforms-code.ts';
import { LineEnding } from '#src/sections/ending/line-ending.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { closingFields } from '#src/ui/drawing/drawings/closing-fields.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { Initiative } from './initiative.tsx';
import { OasesOpening } from './oases-opening.tsx';
import styles from './platforms-code-page.module.css';

/** The initiative opens with its components seen from above, and ends in the field that is still free. */
export function PlatformsCodePage() {
  const { participate } = useTexts('platformsCode');
  const { title } = useTextEntry('endings', 'platformsCode');
  return (
    <div className={styles.page} data-brand="nds">
      <OasesOpening />
      <Initiative />
      <LineEnding
        title={title}
        theme="green"
        line={closingFields}
        action={
          <Button href={PARTICIPATE_HREF} size="large">
            <Text>{participate}</Text>
            <Icon name="arrow" />
          </Button>
        }
      />
    </div>
  );
}
