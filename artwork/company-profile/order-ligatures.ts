import { inflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from 'pdf-lib';
import { orderLigatures } from './ligature-table.ts';

/** Puts the letters of every Arabic ligature of a PDF in the order in which readers of the file expect them. */
export async function withOrderedLigatures(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context } = document;
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue;
    const reference = object.get(PDFName.of('ToUnicode'));
    if (!(reference instanceof PDFRef)) continue;
    const stream = context.lookup(reference);
    if (!(stream instanceof PDFRawStream)) continue;
    const table = inflateSync(stream.contents).toString('latin1');
    context.assign(reference, context.flateStream(orderLigatures(table)));
  }
  return document.save({ useObjectStreams: true });
}
