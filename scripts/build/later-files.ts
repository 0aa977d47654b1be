import { laterFileName } from '../../shared/later-files.ts';
import type { SiteFiles } from './render-site.ts';

/**
 * What the site says after each moment at which it changes by itself: only the files that differ from what was shown
 * until then, below that moment's folder. The server shows them when it is time (decision:pages-by-the-clock).
 */
export async function laterFiles(
  atFirst: SiteFiles,
  moments: readonly Date[],
  renderAt: (moment: Date) => Promise<SiteFiles>,
): Promise<SiteFiles> {
  const later = new Map<string, string>();
  let shown = atFirst;
  for (const moment of moments) {
    const files = await renderAt(moment);
    for (const [file, body] of files) {
      if (shown.get(file) !== body) later.set(laterFileName(moment, file), body);
    }
    shown = files;
  }
  return later;
}
