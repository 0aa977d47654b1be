import { Text } from '#src/i18n/text.tsx';
import { FigureLine } from './figure-line.tsx';
import styles from './figures.module.css';

/** By what each is about: how many of what, and for what. */
export type FigureTexts = Readonly<Record<string, { count: string; label: string }>>;

/** How much and how long, at a glance: the numbers of the text beside them, which has them already for who hears it. */
export function Figures({ texts }: { texts: FigureTexts }) {
  return (
    <div className={styles.figures} aria-hidden="true">
      {Object.entries(texts).map(([name, { count, label }]) => {
        const [number = '', ...noun] = count.split(/\s/u);
        return (
          <p key={name}>
            <span>{number}</span> <Text>{[...noun, label].join(' ')}</Text>
            <FigureLine name={name} count={Number(number)} />
          </p>
        );
      })}
    </div>
  );
}
