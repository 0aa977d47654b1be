import type { ExternalHref } from '#content/facts/paths.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { ApplyLink } from './apply-link.tsx';
import { JobAddress } from './job-address.tsx';
import styles from './apply-banner.module.css';
import line from './job-line.module.css';

/** The way to apply, once the vacancy is read, and the address to pass on. */
export function ApplyBanner({ id, listing }: { id: number; listing: ExternalHref }) {
  const { applyNow, applyNote, submit } = useTextEntry('careers', 'detail');
  return (
    <section
      id="apply-banner"
      className={`${line.line} ${styles.banner}`}
      aria-labelledby="apply-banner-title"
    >
      <div className={`wrap ${styles.block}`}>
        <h2 id="apply-banner-title" className="display-1">
          <Text>{applyNow}</Text>
        </h2>
        <div className={styles.small}>
          <p>
            <Text>{applyNote}</Text>
          </p>
          <JobAddress id={id} />
        </div>
        <div className={styles.way}>
          <ApplyLink href={listing}>{submit}</ApplyLink>
        </div>
      </div>
    </section>
  );
}
