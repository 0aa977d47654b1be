import { Text } from '#src/i18n/text.tsx';
import { titleAir } from './title-air.ts';

/** A page's title: the ink of its first letter stands on the margin (base.css). */
export function PageTitle({ children }: { children: string }) {
  return (
    <h1 data-title={titleAir(children)}>
      <Text>{children}</Text>
    </h1>
  );
}
