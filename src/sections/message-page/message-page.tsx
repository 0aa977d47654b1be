import type { ReactNode } from 'react';
import { Picture } from '#src/ui/picture/picture.tsx';
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
      <Picture
        name="night"
        alternative=""
        sizes="(width < 768px) 180vw, 100vw"
        className={styles.study}
        isFirst
      />
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
