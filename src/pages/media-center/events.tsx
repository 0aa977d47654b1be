import { SLIDER_STEP_PX } from '#content/facts/limits.ts';
import { Slider } from '#src/ui/slider/slider.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { EventCard } from './event-card.tsx';
import styles from './events.module.css';

/** The events as days on one water, from the window's one edge to the other. */
export function Events() {
  const { events } = useTexts('mediaCenter');
  const { previous, next } = useTexts('common');
  const dated = useTextEntry('workshopTimes', 'dated');
  return (
    <section id="events" className={styles.events} aria-labelledby="events-title">
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
        {dated.map((event, index) => (
          <li key={event.id} className={styles.slide} data-item="">
            <EventCard event={event} isLast={index === dated.length - 1} />
          </li>
        ))}
      </Slider>
    </section>
  );
}
