import { PATHS } from '#content/facts/paths.ts';
import { PARTICIPATE_HREF, PLATFORMS_CODE_DATE } from '#content/facts/platforms-code.ts';
import { MediaHeader } from '#src/sections/media-header/media-header.tsx';
import { Opening } from '#src/sections/opening/opening.tsx';
import { ComponentLine } from '#src/sections/pivot-fields/component-line.tsx';
import { FamilyFilter } from '#src/sections/pivot-fields/family-filter.tsx';
import { PivotFields } from '#src/sections/pivot-fields/pivot-fields.tsx';
import { usePivotFields } from '#src/sections/pivot-fields/use-pivot-fields.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { titleAir } from '#src/sections/page-header/title-air.ts';
import styles from './oases-opening.module.css';

/** The title, Arabic in both languages (rule:platforms-code), beside forty-two fields. */
export function OasesOpening() {
  const { title, tag, participate } = useTexts('platformsCode');
  const { teaser, title: ownTitle } = useTextEntry('articles', 'platforms-code');
  const back = useTextEntry('articleFrame', 'back');
  const fields = usePivotFields();
  // The page's own language needs no mark, and no second name.
  const name = useLanguage() !== 'ar' && (
    <>
      <h1 lang="ar" dir="rtl">
        {title}
      </h1>
      <p className={styles.translated} data-title={titleAir(ownTitle)}>
        <Text>{ownTitle}</Text>
      </p>
    </>
  );
  const scene = (
    <div className={styles.scene}>
      <FamilyFilter state={fields} />
      <PivotFields state={fields} look="block" />
    </div>
  );
  return (
    <Opening look="monument" scene={scene} className={styles.opening}>
      <MediaHeader
        back={{ href: PATHS.mediaCenter, text: back }}
        title={title}
        name={name}
        description={teaser}
        tag={tag}
        date={PLATFORMS_CODE_DATE}
      />
      <p id="participate" className={styles.participate}>
        <Button href={PARTICIPATE_HREF} size="large">
          <Text>{participate}</Text>
          <Icon name="arrow" />
        </Button>
      </p>
      <ComponentLine state={fields} />
    </Opening>
  );
}
