import { siteConfig } from '#site-config';
import { EmailLink } from '#src/ui/link/email-link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { FooterTools } from '../accessibility/footer-tools.tsx';
import styles from './footer-contact.module.css';

/** Phone, email and address of the company, and the Vision 2030 mark. */
export function FooterContact() {
  const language = useLanguage();
  const { contact, vision2030, visionWord } = useTexts('footer');
  const { phone, email, address } = siteConfig.company;
  return (
    <div className={styles.contact}>
      <dl id="footer-contact">
        <div>
          <dt>
            <Text>{contact.phone}</Text>
          </dt>
          <dd>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </dd>
        </div>
        <div>
          <dt>
            <Text>{contact.email}</Text>
          </dt>
          <dd>
            <EmailLink email={email} />
          </dd>
        </div>
        <div>
          <dt>
            <Text>{contact.address}</Text>
          </dt>
          <dd>
            <Text>{address[language]}</Text>
          </dd>
        </div>
      </dl>
      <FooterTools />
      <div id="footer-vision-2030" className={styles.vision} role="img" aria-label={vision2030}>
        <span>{visionWord}</span>
        <b>2030</b>
      </div>
    </div>
  );
}
