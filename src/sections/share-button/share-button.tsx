import { SNACKBAR_MS } from '#content/facts/limits.ts';
import { shareLink } from '#src/lib/share.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { showSnackbar } from '#src/ui/snackbar/snackbar.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';

/** Shares this page, or copies its link and says so. */
export function ShareButton() {
  const { share, link_copied } = useTexts('common');
  const onShare = async () => {
    const outcome = await shareLink(document.title, location.href);
    if (outcome === 'copied') showSnackbar({ kind: 'success', text: link_copied }, SNACKBAR_MS);
  };
  return (
    <Button look="outline" onClick={() => void onShare()}>
      <Icon name="share" />
      <Text>{share}</Text>
    </Button>
  );
}
