import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef, type PDFContext } from 'pdf-lib';
import { orderLigatures } from './ligature-table.ts';
import { silenceMarks } from './marked-letters.ts';

/**
 * Lets whoever searches a PDF or copies from it find its Arabic words whole: the letters of a ligature in the order
 * that readers of the file expect, and letters that carry a mark without it. What the page shows stays as it is.
 */
export async function withReadableText(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context } = document;
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFDict) rewrite(context, object.get(PDFName.of('ToUnicode')), orderLigatures);
  }
  for (const { node } of document.getPages()) {
    const contents = node.get(PDFName.of('Contents'));
    const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
    for (const stream of streams) rewrite(context, stream, silenceMarks);
  }
  return document.save({ useObjectStreams: true });
}

/** Changes the text of a compressed stream where it stands. */
function rewrite(context: PDFContext, reference: unknown, change: (text: string) => string): void {
  if (!(reference instanceof PDFRef)) return;
  const stream = context.lookup(reference);
  if (!(stream instanceof PDFRawStream)) return;
  const text = inflateSync(stream.contents).toString('latin1');
  const changed = change(text);
  if (changed !== text) context.assign(reference, context.flateStream(Buffer.from(changed, 'latin1')));
}
