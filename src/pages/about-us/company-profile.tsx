import { siteConfig } from '#site-config';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './company-profile.module.css';

/** The company profile as a PDF in the language of the page. */
export function CompanyProfile() {
  const language = useLanguage();
  const { profile } = useTexts('aboutUs');
  return (
    <section className={styles.profile} aria-labelledby="profile-title">
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2 id="profile-title" className="display-2">
            <Text>{profile.title}</Text>
          </h2>
          <p>
            <Text>{profile.description}</Text>
          </p>
        </div>
        <a
          className={styles.link}
          href={`/downloads/company-profile-${language}.pdf`}
          download={`${siteConfig.company.name.en}-company-profile-${language}.pdf`}
        >
          <Icon name="download" />
          <Text>{profile.action}</Text>
          <small>PDF</small>
        </a>
      </div>
    </section>
  );
}
