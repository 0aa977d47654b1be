import type { ReactNode } from 'react';
import { PATHS } from '#content/facts/paths.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Study } from '#src/ui/study/study.tsx';
import { Breadcrumb, type Crumb } from '#src/ui/breadcrumb/breadcrumb.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { HOURS, type Hour } from './hours.ts';
import styles from './page-header.module.css';

interface Props {
  /** Section id; `page-header` on most screens. */
  id?: string;
  /** Without one the words stand on the plain ground: screens whose one study comes further down. */
  hour?: Hour;
  title: string;
  lead?: string;
  /** The page's name in the breadcrumb, where the title is a sentence. */
  crumb?: string;
  /** The pages between home and this one, outermost first. */
  parents?: readonly Crumb[];
  /** A lower header, for screens whose content matters at once. */
  size?: 'tall' | 'low';
  children?: ReactNode;
}

const NO_PARENTS: readonly Crumb[] = [];

/** The first screen of an inner page: breadcrumb, title and lead in the sky of an hour of the day. */
export function PageHeader({
  id = 'page-header',
  hour,
  title,
  lead,
  crumb = title,
  parents = NO_PARENTS,
  size = 'tall',
  children,
}: Props) {
  const { links } = useTexts('navigation');
  const { breadcrumb } = useTexts('common');
  const { study, theme } = hour === undefined ? {} : HOURS[hour];
  const look = hour === undefined ? styles.plain : classNames(styles[hour], styles[size]);
  return (
    <header id={id} className={classNames(styles.header, look)} data-theme={theme}>
      {study !== undefined && <Study name={study} place="foot" className={styles.study} isFirst />}
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb
          label={breadcrumb}
          parents={[{ href: PATHS.home, text: links.home }, ...parents]}
          current={crumb.replaceAll('\n', ' ')}
        />
        <h1>
          <Text>{title}</Text>
        </h1>
        {lead !== undefined && (
          <p className="lead">
            <Text>{lead}</Text>
          </p>
        )}
        {children}
      </div>
    </header>
  );
}
