import { retriedDownload } from '#src/lib/retried-download.ts';

/** Fetches what showing another page takes. */
export const nextPage = retriedDownload(async () => {
  const { PageHead, chunkOf } = await import('./next-page.ts');
  return { PageHead, chunkOf };
});
