import { addressOf, directionOf } from '#shared/languages.ts';
import type { LetterContent, Signature } from './letter-content.ts';
import { closingOf } from './letter-text.ts';
import { escapeHtml } from './look/escape.ts';
import { DAY, NIGHT } from './look/palette.ts';
import {
  button,
  FONT,
  heading,
  horizon,
  lineTable,
  masthead,
  paragraph,
  quietLink,
  smallPrint,
} from './look/parts.ts';

const WIDTH_PX = 600;

/** Only what a mail program may ignore: everything else stands at its element. */
const STYLES = `
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
@media (max-width:520px){.page{padding:0!important}.card{padding:28px 22px!important;border-radius:0!important}.head,.foot{padding-left:22px!important;padding-right:22px!important}}
@media (prefers-color-scheme:dark){.ground{background:${NIGHT.ground}!important}.card{background:${NIGHT.surface}!important}.text{color:${NIGHT.text}!important}.quiet{color:${NIGHT.quiet}!important}.line{border-color:${NIGHT.line}!important}.mark{color:${NIGHT.mark}!important}}
[data-ogsc] .text{color:${NIGHT.text}!important}[data-ogsc] .quiet{color:${NIGHT.quiet}!important}`;

const row = (kind: string, style: string, html: string): string =>
  `<tr><td class="${kind}" style="${style}">${html}</td></tr>`;

/**
 * The letter as HTML, for its direction and its looks: tables and styles at their elements, which every mail program
 * shows alike; nothing is fetched from anywhere. All that came from outside is escaped.
 */
export function letterHtml(content: LetterContent, signature: Signature): string {
  const { language, greeting, paragraphs, lines, action, afterwards = [], note } = content;
  const direction = directionOf(language);
  const start = direction === 'rtl' ? 'right' : 'left';
  const site = { label: new URL(signature.siteUrl).host, url: signature.siteUrl + addressOf('/', language) };
  const body = [
    heading(content.heading),
    ...[greeting, ...paragraphs].map(paragraph),
    lineTable(lines, start),
    action === undefined ? '' : button(action, start),
    ...afterwards.map(paragraph),
    `<p class="text" style="margin:28px 0 0;font-size:16px;line-height:1.8;color:${DAY.text}">${closingOf(content, signature).map(escapeHtml).join('<br>')}</p>`,
  ];
  const foot = [
    ...(note === undefined
      ? []
      : [smallPrint([escapeHtml(note.text), ...(note.link ? [quietLink(note.link)] : [])].join(' '))]),
    smallPrint(
      `${escapeHtml(signature.companyName[language])} &middot; ${escapeHtml(signature.companyAddress[language])}<br>${quietLink(site)}`,
    ),
  ];
  const rows = [
    row('head', `padding:30px 40px 18px;text-align:${start}`, masthead(signature.companyName[language])),
    row('', 'padding:0', horizon()),
    row(
      'card',
      `padding:40px;background:${DAY.surface};text-align:${start};border-radius:0 0 20px 20px`,
      body.join(''),
    ),
    row('foot', `padding:24px 40px 40px;text-align:${start}`, foot.join('')),
  ];
  const table = (attributes: string, html: string): string =>
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${html}</table>`;
  const column = table(
    `width="100%" style="max-width:${WIDTH_PX}px;margin:0 auto" dir="${direction}"`,
    rows.join(''),
  );
  // Outlook knows no greatest width.
  const page = `<!--[if mso]><table role="presentation" width="${WIDTH_PX}" align="center"><tr><td><![endif]-->${column}<!--[if mso]></td></tr></table><![endif]-->`;
  return `<!doctype html>
<html lang="${language}" dir="${direction}" xmlns="http://www.w3.org/1999/xhtml">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.heading)}</title><style>${STYLES}</style></head>
<body class="ground" dir="${direction}" style="margin:0;padding:0;background:${DAY.ground};font-family:${FONT}">
${table(`class="ground" width="100%" bgcolor="${DAY.ground}"`, `<tr><td class="page" style="padding:0 12px" align="center">${page}</td></tr>`)}
</body></html>`;
}
