import type { ReactNode } from 'react';
import { Study } from '#src/ui/study/study.tsx';
import { Text } from '#src/i18n/text.tsx';
import styles from './message-page.module.css';

interface Props {
  id: string;
  title: string;
  description: string;
  /** The ways on from here. */
  children: ReactNode;
}

/** A page that says one thing and offers a way on: night over the dunes. */
export function MessagePage({ id, title, description, children }: Props) {
  return (
    <section id={id} className={styles.message} data-theme="night">
      <Study name="night" place="foot" className={styles.study} isFirst />
      <div className={`wrap ${styles.words}`}>
        <h1 className="display-1">
          <Text>{title}</Text>
        </h1>
        <p className="lead">
          <Text>{description}</Text>
        </p>
        {children}
      </div>
    </section>
  );
}
