import { Badge } from '#src/ui/badge/badge.tsx';
import { DisabledDisclosure, Disclosure } from '#src/ui/disclosure/disclosure.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { holdOpenings } from '#src/i18n/hold-openings.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { Objectives } from './objectives.tsx';
import topicsStyles from './topics.module.css';
import styles from './workshop-content.module.css';

/** As the form lists them; one without topics is still to come. */
const WORKSHOP_ORDER = ['turningPoint', 'ideaToPlatform', 'afterLaunch'] as const;

/** What the workshop is about: introduction, objectives, and the topics of its three parts. */
export function WorkshopContent() {
  const { intro, workshops } = useTexts('media_reservation');
  return (
    <div className={styles.content}>
      <section id="intro">
        <p>
          <Text>{holdOpenings(intro)}</Text>
        </p>
      </section>
      <Objectives />
      <section id="workshops" aria-labelledby="workshops-title">
        <h2 id="workshops-title" className="display-1">
          <Text>{workshops.heading}</Text>
        </h2>
        <div className={styles.programme}>
          {WORKSHOP_ORDER.map((id, index) => {
            const { name, subtitle, topics } = workshops[id];
            const titles = { title: <Text>{name}</Text>, subtitle: <Text>{subtitle}</Text> };
            return (
              <div key={id} data-item="">
                {topics.length > 0 ? (
                  <Disclosure {...titles} isOpenOnEntry={index === 0}>
                    <Topics topics={topics} />
                  </Disclosure>
                ) : (
                  <DisabledDisclosure
                    {...titles}
                    note={
                      <Badge>
                        <Icon name="lock" />
                        <Text>{workshops.soon}</Text>
                      </Badge>
                    }
                  />
                )}
              </div>
            );
          })}
        </div>
      </section>
    </div>
  );
}

/** So many stand on a loop in wide windows; fewer or more, one below the other. */
const LOOPED: readonly number[] = [5, 6];

/** Its stations, one after the other. */
function Topics({ topics }: { topics: readonly string[] }) {
  return (
    <ol className={classNames(topicsStyles.topics, LOOPED.includes(topics.length) && topicsStyles.loop)}>
      {topics.map((topic) => (
        <li key={topic} data-topic="">
          <Text>{topic}</Text>
        </li>
      ))}
    </ol>
  );
}
