import { Text } from '#src/i18n/text.tsx';

/** First letters that keep little air before them: they are round, slant, or have marks that reach farther. */
const CLOSE = /^[إتثACGJOQSTV-Z]/u;

/** A page's title: the ink of its first letter stands on the margin (base.css). */
export function PageTitle({ children }: { children: string }) {
  return (
    <h1 data-title={CLOSE.test(children)}>
      <Text>{children}</Text>
    </h1>
  );
}
