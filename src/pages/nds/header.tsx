import { contactHref } from '#content/facts/contact.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Study } from '#src/ui/study/study.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { PageTitle } from '#src/sections/page-header/page-title.tsx';
import styles from './header.module.css';

/** The oasis: headline in its sky, the dune at the other side. */
export function Header() {
  const { title, lead, getService } = useTexts('nds');
  return (
    <section id="nds-header" className={styles.header}>
      <Study name="oasis" place="foot" className={styles.study} isFirst />
      <span className={styles.sun} data-sun="" />
      <div className={`wrap ${styles.words}`}>
        <PageTitle>{title}</PageTitle>
        <p className="lead">
          <Text>{lead}</Text>
        </p>
        <Button href={contactHref('nds')} size="large">
          <span>
            <Text>{getService}</Text>
          </span>
          <Icon name="arrow" />
        </Button>
      </div>
    </section>
  );
}
