import type { ReactNode } from 'react';
import { TESTIMONIAL } from '#content/facts/testimonial.ts';
import { Logo } from '#src/ui/logo/logo.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './testimonial.module.css';

/** What a client says: its mark and a drawing of the doors that it names stand for it, no portrait. */
export function Testimonial({ drawing }: { drawing: ReactNode }) {
  const { title, quote, speaker, client } = useTexts('testimonial');
  return (
    <section id="testimonial" className={styles.testimonial} aria-labelledby="testimonial-title">
      <div className={`wrap ${styles.inner}`}>
        {drawing}
        <div className={styles.words}>
          <h2 id="testimonial-title">
            <Text>{title}</Text>
          </h2>
          <figure>
            <blockquote>
              <p>
                <Text>{quote}</Text>
              </p>
            </blockquote>
            <figcaption>
              <Logo id={TESTIMONIAL.client} label={client} />
              <Text>{speaker}</Text>
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
