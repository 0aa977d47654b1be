import type { ReactNode } from 'react';
import { PATHS } from '#content/facts/paths.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import type { DrawingFile } from '#src/ui/drawing/drawing.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { LineEnding } from './line-ending.tsx';

interface Props {
  /** The contact banner of the specification; elsewhere an ending has no id. */
  id?: 'contact-banner';
  title: string;
  scene?: ReactNode;
  line?: DrawingFile;
  /** Words that stand on that drawing. */
  labels?: readonly ReactNode[];
  layout?: string | undefined;
  /** By night the footer goes on from it. */
  theme?: 'night';
  /** Class of a box around the button, where a line of the page arrives. */
  arrival?: string;
}

/** A page's last line, with the way to /contact-us. */
export function ContactEnding({ id, title, scene, line, labels, layout, theme, arrival }: Props) {
  const contact = useTextEntry('endings', 'contact');
  const button = (
    <Button href={PATHS.contactUs} size="large">
      <Text>{contact}</Text>
      <Icon name="arrow" />
    </Button>
  );
  return (
    <LineEnding
      {...(id && { id })}
      {...(theme && { theme })}
      title={title}
      scene={scene}
      {...(line && { line })}
      labels={labels}
      layout={layout}
      action={arrival === undefined ? button : <div className={arrival}>{button}</div>}
    />
  );
}
