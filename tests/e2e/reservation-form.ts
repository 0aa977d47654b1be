import type { Locator, Page, Request } from '@playwright/test';

export const WORKSHOP = '/media/ndsworkshop';
export const STORE = '/api/workshops/store';

/** A registration that passes; the email is another one for every test. */
export function visitor(name: string) {
  return {
    first_name: 'Noura',
    last_name: 'Al-Otaibi',
    email: `${name}.${process.pid}.${Date.now()}@entity.example`,
    phone: '0501234567',
    employer: 'A government entity',
  };
}

/** The control of a field by the key of the payload. */
export function control(page: Page, name: string): Locator {
  return page.locator(`#reservation [name=${name}]`);
}

export async function fillForm(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await control(page, name).fill(value);
}

export function submitButton(page: Page): Locator {
  return page.locator('#reservation button[type=submit]');
}

/** Collects the registrations that the page sends from now on. */
export function watchPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}
