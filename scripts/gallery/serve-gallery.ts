import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** Where an address of the gallery may lie: what was built, then the pictures and icons of the site. */
const PUBLIC = 'public';

/** Answers a browser's requests from the built gallery, without a server. Other origins are refused. */
export async function serveGallery(context: BrowserContext, folder: string, origin: string): Promise<void> {
  await context.route('**/*', async (route) => {
    const { pathname, origin: asked } = new URL(route.request().url());
    const path = asked === origin ? fileOf(pathname, folder) : undefined;
    await (path === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ path }));
  });
}

function fileOf(pathname: string, folder: string): string | undefined {
  const places = [join(folder, pathname, 'index.html'), join(folder, pathname), join(PUBLIC, pathname)];
  return places.find((place) => existsSync(place) && statSync(place).isFile());
}
