import type { ReactNode } from 'react';
import { PATHS } from '#content/facts/paths.ts';
import { classNames } from '#src/lib/class-names.ts';
import type { PictureName } from '#src/ui/picture/pictures.ts';
import { Breadcrumb, type Crumb } from '#src/ui/breadcrumb/breadcrumb.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { LandFromAbove } from '../opening/land-from-above.tsx';
import { Opening, type Look } from '../opening/opening.tsx';
import { HOURS, type Hour } from './hours.ts';
import { LandAtHour } from './land-at-hour.tsx';
import { PageTitle } from './page-title.tsx';
import styles from './page-header.module.css';
import sun from './sun.module.css';

interface Props {
  /** Section id; `page-header` on most screens. */
  id?: string;
  /** Opens with the land at an hour of the day, the words in its sky. */
  hour?: Hour;
  /** Opens otherwise. Without hour and look the words stand on the plain ground. */
  look?: Look;
  theme?: 'blue' | 'night';
  /** Which land is seen from straight above, where it opens so, and the class of its place. */
  land?: { picture: PictureName; place: string | undefined };
  /** What is drawn. */
  scene?: ReactNode;
  title: string;
  /** One of the three sizes of page titles; the largest unless the title is a sentence. */
  titleSize?: 'medium' | 'large' | undefined;
  lead?: string;
  /** The page's name in the breadcrumb, where the title is a sentence. */
  crumb?: string;
  /** The pages between home and this one, outermost first. */
  parents?: readonly Crumb[];
  children?: ReactNode;
}

const NO_PARENTS: readonly Crumb[] = [];

/** The first screen of an inner page: breadcrumb, title and lead, and the picture or drawing that the page opens with. */
export function PageHeader({
  id = 'page-header',
  hour,
  look,
  theme,
  land: landFromAbove,
  scene,
  title,
  titleSize,
  lead,
  crumb = title,
  parents = NO_PARENTS,
  children,
}: Props) {
  const { links } = useTexts('navigation');
  const { breadcrumb } = useTexts('common');
  const words = (
    <>
      <Breadcrumb
        label={breadcrumb}
        parents={[{ href: PATHS.home, text: links.home }, ...parents]}
        current={crumb.replaceAll('\n', ' ')}
      />
      <PageTitle>{title}</PageTitle>
      {lead !== undefined && (
        <p className="lead">
          <Text>{lead}</Text>
        </p>
      )}
      {children}
    </>
  );
  const className = classNames(styles.header, titleSize && styles[titleSize]);
  if (look !== undefined) {
    return (
      <Opening
        tag="header"
        id={id}
        look={look}
        theme={theme}
        scene={landFromAbove ? <LandFromAbove name={landFromAbove.picture} /> : scene}
        place={landFromAbove?.place}
        className={className}
      >
        {words}
      </Opening>
    );
  }
  const land = hour === undefined ? undefined : HOURS[hour];
  return (
    <header
      id={id}
      className={classNames(
        className,
        styles.land,
        hour === undefined ? styles.plain : classNames(styles[hour], styles.tall),
      )}
      data-theme={land?.theme}
    >
      {hour !== undefined && <LandAtHour hour={hour} className={styles.study} isFirst />}
      {hour !== undefined && <span className={classNames(sun.sun, sun[hour])} data-sun="" />}
      <div className={`wrap ${styles.inner}`}>{words}</div>
    </header>
  );
}
