import { PATHS } from '#content/facts/paths.ts';
import { PARTICIPATE_HREF, PLATFORMS_CODE_DATE } from '#content/facts/platforms-code.ts';
import { ArticleColumn } from '#src/sections/article-column/article-column.tsx';
import { MediaHeader } from '#src/sections/media-header/media-header.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Study } from '#src/ui/study/study.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { Initiative } from './initiative.tsx';
import styles from './platforms-code-page.module.css';

/** The initiative in the oasis of NDS, with its Arabic title in both languages (rule:platforms-code). */
export function PlatformsCodePage() {
  const { title, tag, participate } = useTexts('platformsCode');
  const { teaser } = useTextEntry('articles', 'platforms-code');
  const back = useTextEntry('articleFrame', 'back');
  return (
    <div data-brand="nds" className={styles.page}>
      <div className={styles.oasis}>
        <Study name="oasis" place="foot" className={styles.study} isFirst />
        <ArticleColumn isTop>
          <MediaHeader
            back={{ href: PATHS.mediaCenter, text: back }}
            title={title}
            titleLanguage="ar"
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
        </ArticleColumn>
      </div>
      <Initiative />
    </div>
  );
}
