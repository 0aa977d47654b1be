import { NDS_CLIENT_SLIDES } from '#content/facts/nds.ts';
import { BILINGUAL_LOGOS } from '#src/ui/logo/bilingual-logos.ts';
import { Logo } from '#src/ui/logo/logo.tsx';
import { logos, type LogoId } from '#src/ui/logo/logos.ts';
import { Slider } from '#src/ui/slider/slider.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './clients.module.css';

/** A mark that says its name in Latin letters itself, large enough to be read here. */
const IN_LATIN: LogoId = 'qanat';

/** Eight slides of six marks: six in view where there is room, the arrows move one slide. Who reads Latin letters finds each name in them. */
export function Clients() {
  const language = useLanguage();
  const { clients } = useTexts('nds');
  const { previous, next } = useTexts('common');
  return (
    <section id="nds-clients" className={`wrap ${styles.clients}`} aria-labelledby="nds-clients-title">
      <Slider
        heading={
          <h2 id="nds-clients-title" className="display-1">
            <Text>{clients.heading}</Text>
          </h2>
        }
        label={clients.label}
        previousLabel={previous}
        nextLabel={next}
        step="item"
        look="contained"
      >
        {NDS_CLIENT_SLIDES.map(({ slide, logo }) => (
          <li key={slide} className={styles.slide} data-item="">
            {/* Its own second line would not be read at this size: the text below the mark says it, or it is not said. */}
            <Logo id={logo} label={logos[logo][language]} drawing={BILINGUAL_LOGOS[logo]} />
            {language !== 'ar' && logo !== IN_LATIN && (
              <small aria-hidden="true">
                <Text>{logos[logo][language]}</Text>
              </small>
            )}
          </li>
        ))}
      </Slider>
    </section>
  );
}
