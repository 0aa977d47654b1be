import { useRef } from 'react';
import { PATHS } from '#content/facts/paths.ts';
import { useEnlivened } from '#src/lib/when-near.ts';
import { Breadcrumb } from '#src/ui/breadcrumb/breadcrumb.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { PageTitle } from '#src/sections/page-header/page-title.tsx';
import { Questions } from './questions.tsx';
import { StillHaveQuestions } from './still-have-questions.tsx';
import { WaveQuestionMark } from './wave-question-mark.tsx';
import fall from './fall.module.css';
import styles from './faq-page.module.css';

const livenFaq = async (page: HTMLElement) => (await import('./liven-faq.ts')).livenFaq(page);

/** As often as `fall.module.css` has times is the falling dot seen: at first it would hardly be apart from the one above it; at the ninth time it lands. */
const FALL = [3, 4, 5, 6, 7, 8];

/** A giant question mark beside six answers. */
export function FaqPage() {
  const { title, lead, action } = useTexts('faq');
  const { links } = useTexts('navigation');
  const { breadcrumb } = useTexts('common');
  const columns = useRef<HTMLDivElement>(null);
  useEnlivened(columns, livenFaq);
  return (
    <>
      <div ref={columns} className={`wrap ${styles.columns}`}>
        <div className={styles.aside}>
          <div className={fall.fall} aria-hidden="true">
            {FALL.map((time) => (
              <i key={time} />
            ))}
          </div>
          <WaveQuestionMark className={styles.mark} />
        </div>
        <header id="page-header" className={styles.header}>
          <Breadcrumb label={breadcrumb} parents={[{ href: PATHS.home, text: links.home }]} current={title} />
          <PageTitle>{title}</PageTitle>
          <p className="lead">
            <Text>{lead}</Text>
          </p>
          <Button href={PATHS.contactUs} look="outline">
            <Text>{action}</Text>
          </Button>
        </header>
        <div className={styles.questions}>
          <Questions />
        </div>
      </div>
      <StillHaveQuestions />
    </>
  );
}
