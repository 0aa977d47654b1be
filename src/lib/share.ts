/** What became of a share: the visitor's own sheet took it, the link was copied, or neither was possible. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Copies a text. */
export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    // No user message (rule:share); the address also stands on the page as text.
    console.error('The link could not be copied.', error);
    return 'failed';
  }
}

/** Opens the system's share sheet; where there is none, copies the link. */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  if (!('share' in navigator)) return copyText(url);
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    return copyText(url);
  }
}
