import { siteConfig } from '#site-config';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './footer-social.module.css';

type Account = keyof typeof siteConfig.social;

/** The company's accounts: two, or four on the NDS variant. */
export function FooterSocial({ accounts }: { accounts: readonly Account[] }) {
  const { social } = useTexts('footer');
  const { opensInNewTab } = useTexts('common');
  return (
    <ul id="footer-social" className={styles.social} aria-label={social.label}>
      {accounts.map((account) => (
        <li key={account}>
          <Link href={siteConfig.social[account]} label={`${social[account]} (${opensInNewTab})`} isNewTab>
            <Icon name={account} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
