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
  isWithin?: boolean;
}

/** A page's last line, with the way to /contact-us. */
export function ContactEnding({ id, title, scene, line, labels, isWithin = false }: Props) {
  const contact = useTextEntry('endings', 'contact');
  return (
    <LineEnding
      {...(id && { id })}
      title={title}
      scene={scene}
      {...(line && { line })}
      labels={labels}
      isWithin={isWithin}
      action={
        <Button href={PATHS.contactUs} size="large">
          <Text>{contact}</Text>
          <Icon name="arrow" />
        </Button>
      }
    />
  );
}
