import type { LetterLine } from '../letter-content.ts';
import { escapeHtml } from './escape.ts';
import { DAY, HORIZON } from './palette.ts';

/** Families that mail programs have; each knows Arabic. */
export const FONT = "'Segoe UI', Tahoma, 'Geeza Pro', 'Noto Sans Arabic', Arial, sans-serif";

/** The side at which a line begins: mail programs know no logical values. */
export type Start = 'left' | 'right';

const BODY = `margin:0 0 18px;font-size:16px;line-height:1.8;color:${DAY.text}`;

export const paragraph = (text: string): string => `<p class="text" style="${BODY}">${escapeHtml(text)}</p>`;

/** A strip of the brand's horizon: cells, because a gradient is not for every mail program. */
export function horizon(): string {
  const cells = HORIZON.map(
    (colour) =>
      `<td width="20%" height="6" bgcolor="${colour}" style="height:6px;line-height:6px;font-size:0">&nbsp;</td>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${cells.join('')}</tr></table>`;
}

/** The company's name as it stands at the head: words, so that nothing has to be fetched. */
export function masthead(companyName: string): string {
  const dot = `<span class="mark" aria-hidden="true" style="color:${DAY.accent}">&#9679;</span>`;
  const style = `font-size:22px;line-height:1.4;font-weight:700;color:${DAY.text}`;
  return `<p class="text" style="margin:0;${style}">${escapeHtml(companyName)}&nbsp;<span style="font-size:11px">${dot}</span></p>`;
}

export function heading(text: string): string {
  const style = `margin:0 0 24px;font-size:26px;line-height:1.45;font-weight:700;color:${DAY.text}`;
  return `<h1 class="text" style="${style}">${escapeHtml(text)}</h1>`;
}

/** Labels and values below each other; a value of several lines keeps them, in the direction of its own words. */
export function lineTable(lines: readonly LetterLine[], start: Start): string {
  if (lines.length === 0) return '';
  const cell = `padding:12px 0;border-top:1px solid ${DAY.line};font-size:16px;line-height:1.7;text-align:${start};vertical-align:top`;
  const rows = lines.map(({ label, value }) => {
    const text = escapeHtml(value).replaceAll('\n', '<br>');
    return `<tr><th class="quiet line" scope="row" align="${start}" style="${cell};width:32%;font-weight:400;color:${DAY.quiet}">${escapeHtml(label)}</th><td class="text line" dir="auto" align="${start}" style="${cell};padding-${start}:16px;color:${DAY.text};word-break:break-word">${text}</td></tr>`;
  });
  const style = `margin:6px 0 24px;border-bottom:1px solid ${DAY.line}`;
  return `<table class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">${rows.join('')}</table>`;
}

/** A link that looks like the site's buttons; its colour is the cell's, which Outlook paints too. */
export function button({ label, url }: { label: string; url: string }, start: Start): string {
  const link = `display:inline-block;padding:13px 30px;font-size:17px;line-height:1.5;font-weight:700;color:${DAY.onAccent};text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="${start}" style="margin:6px 0 26px"><tr><td bgcolor="${DAY.accent}" style="border-radius:999px"><a href="${escapeHtml(url)}" style="${link}">${escapeHtml(label)}</a></td></tr></table><div style="clear:both"></div>`;
}

export function smallPrint(html: string): string {
  const style = `margin:0 0 8px;font-size:13px;line-height:1.8;color:${DAY.quiet}`;
  return `<p class="quiet" style="${style}">${html}</p>`;
}

export function quietLink({ label, url }: { label: string; url: string }): string {
  return `<a class="quiet" href="${escapeHtml(url)}" style="color:${DAY.quiet};text-decoration:underline">${escapeHtml(label)}</a>`;
}
