import type { ReactNode } from 'react';
import { siteConfig } from '#site-config';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { EmailLink } from '#src/ui/link/email-link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './contact-info.module.css';
import ruled from './ruled-sheet.module.css';

const ACCOUNTS = ['x', 'linkedin'] as const satisfies readonly (keyof typeof siteConfig.social)[];

/** Phone, email, address with a map and the two accounts, large enough to dial from; and below them what time it is there. */
export function ContactInfo({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { info } = useTexts('contactUs');
  const { opensInNewTab } = useTexts('common');
  const { phone, email, address, mapUrl } = siteConfig.company;
  return (
    <section
      id="contact-info"
      className={`${styles.info} ${ruled.ledger}`}
      aria-labelledby="contact-info-title"
    >
      <h2 id="contact-info-title" className="visually-hidden">
        <Text>{info.heading}</Text>
      </h2>
      <dl>
        <div>
          <dt>
            <Text>{info.phone}</Text>
          </dt>
          <dd className={styles.large}>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </dd>
        </div>
        <div>
          <dt>
            <Text>{info.email}</Text>
          </dt>
          <dd className={styles.large}>
            <EmailLink email={email} />
          </dd>
        </div>
        <div>
          <dt>
            <Text>{info.address}</Text>
          </dt>
          <dd className={styles.office}>
            <address>
              <Text>{address[language]}</Text>
            </address>
            <Link href={mapUrl} className={styles.map} label={`${info.mapLink} (${opensInNewTab})`} isNewTab>
              <Icon name="pin" />
              <Text>{info.mapLink}</Text>
            </Link>
          </dd>
        </div>
        <div>
          <dt>
            <Text>{info.social}</Text>
          </dt>
          <dd className={styles.accounts}>
            {ACCOUNTS.map((account) => (
              <Link
                key={account}
                href={siteConfig.social[account]}
                label={`${info.accounts[account]} (${opensInNewTab})`}
                isNewTab
              >
                <Text>{info.accounts[account]}</Text>
                <Icon name="external" />
              </Link>
            ))}
          </dd>
        </div>
      </dl>
      {children}
    </section>
  );
}
