import { Fragment } from 'react';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { titleAir } from './title-air.ts';

interface Props {
  as?: 'h1' | 'h2' | 'p' | 'span';
  id?: string;
  className?: string | undefined;
  children: string;
}

/**
 * A title whose ink stands on the margin (base.css). Arabic letters keep about the same air at the start of every line,
 * and the whole title is drawn back; an English one by each word that may begin a line.
 */
export function Title({ as: Tag = 'h1', children, ...attributes }: Props) {
  const language = useLanguage();
  if (language === 'ar')
    return (
      <Tag {...attributes} data-title={titleAir(children)}>
        <Text>{children}</Text>
      </Tag>
    );
  const words = children.split(/(?<=\n)| /u);
  return (
    <Tag {...attributes}>
      {words.map((word, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the words of a title never change places
        <Fragment key={index}>
          {index > 0 && <i data-title={titleAir(word)}> </i>}
          <span data-title={titleAir(word)}>
            <Text>{word.replace('\n', '')}</Text>
          </span>
          {word.endsWith('\n') && <br />}
        </Fragment>
      ))}
    </Tag>
  );
}
