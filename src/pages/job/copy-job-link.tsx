import { SNACKBAR_MS } from '#content/facts/limits.ts';
import { copyText } from '#src/lib/share.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { showSnackbar } from '#src/ui/snackbar/snackbar.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { useJobUrl } from './use-job-url.ts';

/** Copies the job's address. A failure says nothing (rule:share): the address also stands below the job's words. */
export function CopyJobLink({ id }: { id: number }) {
  const { copyLink } = useTextEntry('careers', 'detail');
  const { link_copied } = useTexts('common');
  const url = useJobUrl(id);

  async function copy() {
    const outcome = await copyText(url);
    if (outcome === 'copied') showSnackbar({ kind: 'success', text: link_copied }, SNACKBAR_MS);
  }

  return (
    <Button look="outline" size="large" onClick={() => void copy()}>
      <Icon name="copy" />
      <Text>{copyLink}</Text>
    </Button>
  );
}
