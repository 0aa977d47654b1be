import { PATHS } from '#content/facts/paths.ts';
import { Breadcrumb } from '#src/ui/breadcrumb/breadcrumb.tsx';
import type { PictureName } from '#src/ui/picture/pictures.ts';
import { Study } from '#src/ui/study/study.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { PageTitle } from '#src/sections/page-header/page-title.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactInfo } from './contact-info.tsx';
import { RiyadhClock } from './riyadh-clock.tsx';
import styles from './contact-us-page.module.css';
import riyadhSun from './riyadh-sun.module.css';
import ruled from './ruled-sheet.module.css';

/**
 * The land in three lights, of which the style sheet shows one, or noon's half over dusk's while the sun is low: a
 * picture that is not shown is not asked for.
 */
const LANDS = ['office-dusk', 'office-noon', 'office-night'] as const satisfies readonly PictureName[];
const SIZES = '(width < 1001px) 160vw, 110vw';

/** Riyadh's hour at one half, its sun over the land, with every way to reach us; the form at the other. */
export function ContactUsPage() {
  const { title, lead } = useTexts('contactUs');
  const { links } = useTexts('navigation');
  const { breadcrumb } = useTexts('common');
  return (
    <div className={`${styles.halves} ${ruled.sheet}`} data-theme="office">
      <div className={`${styles.office} ${ruled.half}`}>
        {LANDS.map((name) => (
          <Study
            key={name}
            name={name}
            place="foot"
            sizes={SIZES}
            className={styles.study}
            isFirst
            isOneOfSeveral
          />
        ))}
        <i className={riyadhSun.sun} data-dot="" />
        <header id="page-header" className={`${styles.header} ${ruled.title}`}>
          <Breadcrumb label={breadcrumb} parents={[{ href: PATHS.home, text: links.home }]} current={title} />
          <PageTitle>{title}</PageTitle>
          <p className="lead">
            <Text>{lead}</Text>
          </p>
        </header>
        <ContactInfo>
          <RiyadhClock />
        </ContactInfo>
      </div>
      <div className={`${styles.form} ${ruled.half} ${ruled.paper}`} data-theme="page">
        <ContactForm />
      </div>
    </div>
  );
}
