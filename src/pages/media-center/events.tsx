import { SLIDER_STEP_PX } from '#content/facts/limits.ts';
import { Study } from '#src/ui/study/study.tsx';
import { Slider } from '#src/ui/slider/slider.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { EventCard } from './event-card.tsx';
import styles from './events.module.css';

/** The events as dates on one line over a full-width morning. */
export function Events() {
  const { events } = useTexts('mediaCenter');
  const { previous, next } = useTexts('common');
  const dated = useTextEntry('workshopTimes', 'dated');
  return (
    <section id="events" className={styles.events} aria-labelledby="events-title">
      <Study name="lake-morning" place="foot" className={styles.study} />
      <Slider
        heading={
          <h2 id="events-title" className="display-1">
            <Text>{events.heading}</Text>
          </h2>
        }
        label={events.trackLabel}
        previousLabel={previous}
        nextLabel={next}
        step={SLIDER_STEP_PX}
      >
        {dated.map((event) => (
          <li key={event.id} className={styles.slide} data-item="">
            <EventCard event={event} />
          </li>
        ))}
      </Slider>
    </section>
  );
}
