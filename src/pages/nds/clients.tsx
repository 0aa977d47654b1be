import { NDS_CLIENT_SLIDES } from '#content/facts/nds.ts';
import { Logo } from '#src/ui/logo/logo.tsx';
import { logos } from '#src/ui/logo/logos.ts';
import { Slider } from '#src/ui/slider/slider.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './clients.module.css';

/** Eight slides of six marks: six in view where there is room, the arrows move one slide. */
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
            <Logo id={logo} label={logos[logo][language]} />
          </li>
        ))}
      </Slider>
    </section>
  );
}
