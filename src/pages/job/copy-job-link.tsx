import { pathTo } from '#content/facts/paths.ts';
import { SNACKBAR_MS } from '#content/facts/limits.ts';
import { siteConfig } from '#site-config';
import { copyText } from '#src/lib/share.ts';
import { useIsHydrated } from '#src/lib/use-is-hydrated.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { showSnackbar } from '#src/ui/snackbar/snackbar.ts';
import { addressOf } from '#shared/languages.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './copy-job-link.module.css';

/**
 * Copies the job's address. A failure says nothing on the page (rule:share), so the address
 * also stands there to be selected.
 */
export function CopyJobLink({ id }: { id: number }) {
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  const { copyLink, address } = useTextEntry('careers', 'detail');
  const { link_copied } = useTexts('common');
  // Where the visitor really is; the prerendered page only knows where the site is meant to be.
  const origin = isHydrated ? location.origin : siteConfig.origin;
  const url = origin + addressOf(pathTo.job(id), language);

  async function copy() {
    const outcome = await copyText(url);
    if (outcome === 'copied') showSnackbar({ kind: 'success', text: link_copied }, SNACKBAR_MS);
  }

  return (
    <>
      <Button look="outline" size="large" onClick={() => void copy()}>
        <Icon name="copy" />
        <Text>{copyLink}</Text>
      </Button>
      <p className={styles.address} data-screen="">
        <span className="visually-hidden">{address}: </span>
        <bdi dir="ltr">{url.replace(/^\w+:\/\//, '')}</bdi>
      </p>
    </>
  );
}
