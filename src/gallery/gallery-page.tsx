import { MotionRoot } from '#src/lib/motion.ts';
import type { Example, ExampleWords, Ground } from '#src/ui/example.ts';
import { parts, type Part } from './parts.ts';
import styles from './gallery.module.css';

const ON_THE_PAGE: readonly Ground[] = ['light'];

/** Every part of `src/ui` in every example, on each ground it may stand on. For those who build the site. */
export function GalleryPage({ words }: { words: ExampleWords }) {
  return (
    <>
      <MotionRoot />
      <main id="main" className={`wrap ${styles.gallery}`}>
        <h1 lang="en" dir="ltr" className={styles.title}>
          Gallery
        </h1>
        {parts.map((part) => (
          <PartExamples key={part.name} part={part} words={words} />
        ))}
      </main>
    </>
  );
}

function PartExamples({ part: { name, examples }, words }: { part: Part; words: ExampleWords }) {
  return (
    <section id={name} aria-labelledby={`${name}-title`} data-part={name}>
      <h2 id={`${name}-title`} lang="en" dir="ltr" className={styles.title}>
        {name}
      </h2>
      <div className={styles.examples}>
        {examples.flatMap((example) =>
          (example.grounds ?? ON_THE_PAGE).map((ground) => (
            <OneExample
              key={`${example.name} ${ground}`}
              part={name}
              example={example}
              ground={ground}
              words={words}
            />
          )),
        )}
      </div>
    </section>
  );
}

interface Props {
  part: string;
  example: Example;
  ground: Ground;
  words: ExampleWords;
}

function OneExample({ part, example, ground, words }: Props) {
  const id = `${part} ${example.name} ${ground}`.replaceAll(/[^a-z\d]+/gi, '-');
  return (
    <div className={styles.example} data-example={`${part}: ${example.name}, ${ground}`}>
      <p lang="en" dir="ltr" className={styles.name}>
        {example.name} · {ground}
      </p>
      <div className={styles.ground} {...attributesOf(ground)}>
        {example.render({ words, id })}
      </div>
    </div>
  );
}

function attributesOf(ground: Ground): Record<string, string> {
  if (ground === 'light') return {};
  return ground === 'nds' ? { 'data-brand': 'nds' } : { 'data-theme': ground };
}
