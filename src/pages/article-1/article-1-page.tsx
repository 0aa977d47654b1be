import { nextArticle2 } from '#src/ui/drawing/drawings/next-article-2.ts';
import { ArticleColumn } from '#src/sections/article-column/article-column.tsx';
import { Prose } from '#src/sections/article-column/prose.tsx';
import { NextArticle } from '#src/sections/ending/next-article.tsx';
import { Opening } from '#src/sections/opening/opening.tsx';
import { ArticleHeader } from '#src/sections/article-header/article-header.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { ConvergenceScene } from './convergence-scene.tsx';
import { OrganisingSteps } from './organising-steps.tsx';
import { QuestionTypesTable } from './question-types-table.tsx';
import { RolesTable } from './roles-table.tsx';
import styles from './article-1-page.module.css';
import aims from './objectives.module.css';
// Behind the general rules, which it changes.
import narrow from './objectives-narrow.module.css';

/** On running workshops one can learn from. */
export function Article1Page() {
  const { opening, objectives } = useTexts('article1');
  return (
    <>
      <Opening
        look="monument"
        scene={<ConvergenceScene />}
        className={classNames(styles.header, aims.notes, narrow.notes)}
      >
        <ArticleHeader slug="article-1" titleLook="headline" />
        <div className={classNames(styles.opening, narrow.beside)}>
          <Prose paragraphs={opening} />
        </div>
      </Opening>
      <ArticleColumn>
        <section id="objectives" className={styles.section} aria-labelledby="objectives-title">
          <h2 id="objectives-title" className="display-2">
            <Text>{objectives.heading}</Text>
          </h2>
          <ul className={classNames(aims.objectives, narrow.aims)}>
            {objectives.items.map((item) => (
              <li key={item.title}>
                <h3>
                  <Text>{item.title}</Text>
                </h3>
                <p>
                  <Text>{item.text}</Text>
                </p>
              </li>
            ))}
          </ul>
        </section>
        <RolesTable />
        <OrganisingSteps />
      </ArticleColumn>
      <QuestionTypesTable />
      <div className={styles.end}>
        <NextArticle slug="article-2" line={nextArticle2} />
      </div>
    </>
  );
}
