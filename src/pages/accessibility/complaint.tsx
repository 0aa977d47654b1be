import { contactHref } from '#content/facts/contact.ts';
import { siteConfig } from '#site-config';
import { EmailLink } from '#src/ui/link/email-link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { Link } from '#src/ui/link/link.tsx';
import styles from './named-list.module.css';

/** The ways to a person, and who hears whom we did not satisfy. */
export function Complaint() {
  const { ways, mailSubject, after } = useTextEntry('accessibilityStatement', 'parts').complaint;
  const { email, phone } = siteConfig.company;
  return (
    <>
      <dl className={`${styles.list} ${styles.ways}`}>
        <div>
          <dt>
            <Text>{ways.form.name}</Text>
          </dt>
          <dd>
            <Link href={contactHref('accessibility')}>
              <Text>{ways.form.link}</Text>
            </Link>
          </dd>
        </div>
        <div>
          <dt>
            <Text>{ways.email}</Text>
          </dt>
          <dd>
            <EmailLink email={email} subject={mailSubject} />
          </dd>
        </div>
        <div>
          <dt>
            <Text>{ways.phone}</Text>
          </dt>
          <dd>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </dd>
        </div>
      </dl>
      {after.map((paragraph) => (
        <p key={paragraph}>
          <Text>{paragraph}</Text>
        </p>
      ))}
    </>
  );
}
