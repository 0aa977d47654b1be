import { PATHS } from '#content/facts/paths.ts';
import { PageTitle } from '#src/sections/page-header/page-title.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb/breadcrumb.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './paths-header.module.css';

/** Words only: the picture of this screen is the day that the five paths make below. */
export function PathsHeader() {
  const { title, lead } = useTexts('businessPaths');
  const { links } = useTexts('navigation');
  const { breadcrumb } = useTexts('common');
  return (
    <header id="page-header" className={`wrap ${styles.header}`}>
      <Breadcrumb label={breadcrumb} parents={[{ href: PATHS.home, text: links.home }]} current={title} />
      <div className={styles.words}>
        <PageTitle>{title}</PageTitle>
        <p className="lead">
          <Text>{lead}</Text>
        </p>
      </div>
    </header>
  );
}
