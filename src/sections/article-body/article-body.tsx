import type { ArticleBody as Body, Block } from '#content/records/article-body.ts';
import { ArticleSection } from '../article-column/article-section.tsx';
import { ArticleBlock } from './article-block.tsx';
import styles from './article-body.module.css';

/** The text of a written article: its opening, then a part for each heading. */
export function ArticleBody({ body: { opening, sections } }: { body: Body }) {
  return (
    <div id="article-body">
      {opening.length > 0 && (
        <div className={styles.opening}>
          <Blocks blocks={opening} />
        </div>
      )}
      {sections.map(({ heading, blocks }, index) => (
        <ArticleSection key={heading} id={`part-${index + 1}`} heading={heading}>
          <Blocks blocks={blocks} />
        </ArticleSection>
      ))}
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.prose}>
      {blocks.map((block) => (
        <ArticleBlock key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}
