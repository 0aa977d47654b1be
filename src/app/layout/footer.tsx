import { PATHS, pathTo } from '#content/facts/paths.ts';
import { BUSINESS_PATH_IDS } from '#content/facts/business-paths.ts';
import { COPYRIGHT_YEAR } from '#content/facts/limits.ts';
import {
  FOOTER_COMPANY_LINKS,
  FOOTER_IMPORTANT_LINKS,
  FOOTER_SOLUTION_LINKS,
} from '#content/facts/navigation.ts';
import { siteConfig } from '#site-config';
import { Brand } from '#src/ui/brand/brand.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { fill } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { FooterContact } from './footer-contact.tsx';
import { FooterGroup } from './footer-group.tsx';
import { FooterLegal } from './footer-legal.tsx';
import { FooterSocial } from './footer-social.tsx';
import styles from './footer.module.css';

interface Props {
  /** ISO date of the page's last content change. */
  lastModified: string;
  /** /nds shows its own mark and line, and two more accounts. */
  variant: 'nds' | undefined;
}

const ACCOUNTS = ['x', 'linkedin'] as const;
const NDS_ACCOUNTS = ['x', 'linkedin', 'youtube', 'instagram'] as const;

/** The footer of every page. */
export function Footer({ lastModified, variant }: Props) {
  const language = useLanguage();
  const footer = useTexts('footer');
  const { names } = useTexts('paths');
  const { logo, ndsLogo } = useTexts('navigation');
  return (
    <footer id="footer" className={styles.footer} data-theme="night">
      <div className="wrap">
        <div className={styles.top}>
          <div className={styles.identity}>
            <Link href={PATHS.home} className={styles.logo} label={variant === 'nds' ? ndsLogo : logo}>
              <Brand name={variant ?? language} />
            </Link>
            <p>
              <Text>{variant === 'nds' ? footer.ndsTagline : footer.tagline}</Text>
            </p>
            <a
              id="company-profile"
              className={styles.profile}
              href={`/downloads/company-profile-${language}.pdf`}
              download={`${siteConfig.company.name.en}-company-profile-${language}.pdf`}
            >
              <Icon name="file" />
              <Text>{footer.companyProfile}</Text>
              <small>PDF</small>
            </a>
            <FooterSocial accounts={variant === 'nds' ? NDS_ACCOUNTS : ACCOUNTS} />
          </div>
          <nav className={styles.groups} aria-label={footer.linksLabel}>
            <FooterGroup
              id="footer-company"
              heading={footer.company.heading}
              links={FOOTER_COMPANY_LINKS.map(({ key, href }) => ({ href, text: footer.company[key] }))}
            />
            <FooterGroup
              id="footer-solutions"
              heading={footer.solutions.heading}
              links={FOOTER_SOLUTION_LINKS.map(({ key, href }) => ({ href, text: footer.solutions[key] }))}
            />
            <FooterGroup
              id="footer-business-paths"
              heading={footer.businessPaths.heading}
              links={BUSINESS_PATH_IDS.map((id) => ({
                href: pathTo.businessPath(id),
                text: names[`path${id}`],
              }))}
            />
            <FooterGroup
              id="footer-important"
              heading={footer.important.heading}
              links={FOOTER_IMPORTANT_LINKS.map(({ key, href }) => ({ href, text: footer.important[key] }))}
            />
          </nav>
        </div>
        <FooterContact />
        <FooterLegal
          copyright={fill(footer.copyright, { year: COPYRIGHT_YEAR })}
          lastModified={lastModified}
        />
      </div>
      <div className={styles.word} data-word={variant ?? language} aria-hidden="true" />
    </footer>
  );
}
