import { Fragment } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { formatList } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry } from '#src/i18n/texts-context.tsx';
import motion from './setting-of-motion.module.css';
import shown from './settings.module.css';

const SETTINGS = ['textSize', 'spacing', 'contrast', 'scheme', 'animation', 'links'] as const;

/** What a visitor can set, in the words of the settings themselves, each as it makes words look, and what needs no setting. */
export function Settings() {
  const language = useLanguage();
  const { more, link } = useTextEntry('accessibilityStatement', 'parts').settings;
  const view = useTextEntry('accessibility', 'view');
  const comma = formatList(['', ''], language).trimEnd();
  return (
    <>
      <dl className={shown.specimen}>
        {SETTINGS.map((name) => {
          const { label, ...choices } = view[name];
          const options = Object.entries(choices);
          return (
            <div key={name} className={classNames(shown[name], motion[name]) || undefined}>
              <dt>
                <Text>{label}</Text>
              </dt>
              <dd>
                {options.map(([option, words], index) => (
                  <Fragment key={option}>
                    {index > 0 && ' '}
                    <span className={shown[option]} data-theme={option === 'dark' ? 'night' : undefined}>
                      {name === 'animation' ? (
                        <BeforeBall>{`${words}${index < options.length - 1 ? comma : ''}`}</BeforeBall>
                      ) : (
                        <Text>{`${words}${index < options.length - 1 ? comma : ''}`}</Text>
                      )}
                    </span>
                  </Fragment>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
      <p>
        <a href="#footer-accessibility">
          <Text>{link}</Text>
        </a>
      </p>
      {more.map((paragraph) => (
        <p key={paragraph}>
          <Text>{paragraph}</Text>
        </p>
      ))}
    </>
  );
}

/** Words before what is drawn behind them, from which the last one does not part at the end of a line. */
function BeforeBall({ children }: { children: string }) {
  const last = children.lastIndexOf(' ') + 1;
  return (
    <>
      <Text>{children.slice(0, last)}</Text>
      <span className={motion.ball}>
        <Text>{children.slice(last)}</Text>
      </span>
    </>
  );
}
