import type { Block, Inline } from '#content/records/article-body.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
import { Text } from '#src/i18n/text.tsx';
import styles from './article-body.module.css';
import { ArticleTable } from './article-table.tsx';
import { ArticleText } from './article-text.tsx';

/** One block of an article in its element. */
export function ArticleBlock({ block }: { block: Block }) {
  if ('p' in block) {
    return (
      <p>
        <ArticleText text={block.p} />
      </p>
    );
  }
  if ('h3' in block) {
    return (
      <h3>
        <ArticleText text={block.h3} />
      </h3>
    );
  }
  if ('ul' in block) return <ul>{block.ul.map(toItem)}</ul>;
  if ('ol' in block) return <ol>{block.ol.map(toItem)}</ol>;
  if ('quote' in block) {
    return (
      <blockquote className={styles.quote}>
        {block.quote.map((text) => (
          <p key={JSON.stringify(text)}>
            <ArticleText text={text} />
          </p>
        ))}
      </blockquote>
    );
  }
  if ('table' in block) return <ArticleTable table={block.table} />;
  return (
    <figure className={styles.picture}>
      <Picture name={block.picture} alternative={block.alt} sizes="(width < 768px) 92vw, 640px" />
      {block.caption !== undefined && (
        <figcaption>
          <Text>{block.caption}</Text>
        </figcaption>
      )}
    </figure>
  );
}

function toItem(text: Inline) {
  return (
    <li key={JSON.stringify(text)}>
      <ArticleText text={text} />
    </li>
  );
}
