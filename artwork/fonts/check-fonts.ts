import { readFile } from 'node:fs/promises';
import { launchBrowser } from '../shared/browser.ts';
import { packagePath, projectPath } from '../shared/project-paths.ts';
import { MEASURED_WEIGHT, webFonts, type WebFont } from './web-fonts.ts';

const ARABIC_TEXT =
  'نصل مؤسستك بأفقها الرقمي؛ لا تُقاس التقنية بما تُضيفه من أنظمةٍ، بل بما تختصره! الله، لأنّ الآفاق إلى الأثر: ضُحى، هَضبة، نَفَلة؟ مؤشّرٌ ٪٩٩ «شيءٌ» پژوهش گفت‌وگو چرا کلید ۱۲۳';
const LATIN_TEXT =
  'Your horizon, connected: AVATAR Tyg — “office” affluent fjord 0123456789 +150 (99%) © 2024 · « Ça déjà vu, Größe, naïve » × ‹a› … ½';

const dataUrl = async (path: string) => `data:font/woff2;base64,${(await readFile(path)).toString('base64')}`;

/** A page that sets the same text at several sizes of the design in one font file. */
async function specimen(webFont: WebFont, path: string): Promise<string> {
  // The same unicode-range as on the site: spaces and quotation marks in Arabic text come from another face.
  const arabic = webFont.script === 'arabic';
  // At the axis' default weight only: elsewhere a shortened axis rounds outlines differently by a fraction of a
  // unit, which is not what this looks for (joining, ligatures, marks and kerning do not depend on the weight).
  const paragraphs = [14, 18, 27, 66].map(
    (size) =>
      `<p style="font: ${MEASURED_WEIGHT} ${size}px/1.8 Specimen">${arabic ? ARABIC_TEXT : LATIN_TEXT}</p>`,
  );
  return `<!doctype html><meta charset="utf-8"><html dir="${arabic ? 'rtl' : 'ltr'}"><style>
    @font-face { font-family: Specimen; src: url(${await dataUrl(path)}); unicode-range: ${webFont.unicodeRange};
      font-weight: 100 900 }
    body { margin: 20px }</style>${paragraphs.join('')}`;
}

/** Renders a specimen with the original and with the subset of each font, and fails if one pixel differs. */
export async function checkFonts(): Promise<void> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  const render = async (html: string): Promise<Buffer> => {
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    return page.screenshot({ fullPage: true });
  };
  for (const webFont of webFonts) {
    const original = await render(await specimen(webFont, packagePath(webFont.source)));
    const subset = await render(await specimen(webFont, projectPath(`src/styles/fonts/${webFont.file}`)));
    if (!original.equals(subset)) throw new Error(`${webFont.file} does not draw what its original draws`);
    console.log(`${webFont.file}: same pixels as the original`);
  }
  await browser.close();
}
