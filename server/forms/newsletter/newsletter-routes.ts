import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NewsletterStep } from '#content/facts/paths.ts';
import { NEWSLETTER_PATHS } from '#content/facts/redirects.ts';
import { addressOf, LANGUAGES, type Language } from '#shared/languages.ts';
import { toRefusal } from '#server/http/answer-refusal.ts';
import { logRefusal, logUnsignedLink } from '#server/http/log-refusal.ts';
import { parseRequestTarget } from '#server/http/request-target.ts';
import { withinTime } from '#server/storage/time-limit.ts';
import type { FormServices } from '../form-route.ts';
import { subscriptionOf, type LinkPurpose } from './subscription-links.ts';
import { confirmSubscription, endSubscription } from './subscription-units.ts';

/** What mail programs send for a click on their own "unsubscribe" (RFC 8058). */
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const ONE_CLICK_PART = /name="List-Unsubscribe"\s+One-Click/u;

function isOneClick(body: unknown): boolean {
  return typeof body === 'string' && (body.includes(ONE_CLICK) || ONE_CLICK_PART.test(body));
}

/**
 * Adds what the pages behind the newsletter's links do: a GET shows a page with a button, the button posts to the
 * page's own address. So a mail scanner that opens every link confirms nothing, and no script is needed. The token is
 * all the right there is: no cross-site check, because mail programs post as well.
 */
export function addNewsletterRoutes(api: FastifyInstance, services: FormServices): void {
  const { store, hash, storeTimeoutMs, onUnsubscribed, now = () => new Date() } = services;

  async function confirm(id: string): Promise<NewsletterStep> {
    const rows = await withinTime(store.run(confirmSubscription(id, now())), storeTimeoutMs);
    return rows.at(-1)?.length === 0 ? 'expired' : 'confirmed';
  }

  async function unsubscribe(id: string): Promise<NewsletterStep> {
    const rows = await withinTime(store.run(endSubscription(id)), storeTimeoutMs);
    const address = rows.at(-1)?.[0]?.['address'];
    // A restored backup must not bring the subscription back.
    if (typeof address === 'string') onUnsubscribed?.(address);
    return 'unsubscribed';
  }

  const ACTIONS = { confirm, unsubscribe };

  function addRoute(area: FastifyInstance, purpose: LinkPurpose, language: Language): void {
    const path = addressOf(NEWSLETTER_PATHS[purpose], language);

    function answer(request: FastifyRequest, reply: FastifyReply, step: NewsletterStep, code: number) {
      // A mail program follows no redirect.
      if (isOneClick(request.body))
        return reply.code(code).type('text/plain; charset=utf-8').send(`${step}\n`);
      return reply.code(303).header('location', addressOf(NEWSLETTER_PATHS[step], language)).send();
    }

    area.post(path, async (request, reply) => {
      const id = subscriptionOf(purpose, parseRequestTarget(request.raw.url ?? '/').query, hash);
      if (id === undefined) {
        logUnsignedLink(request, services);
        return answer(request, reply, 'expired', 400);
      }
      try {
        return answer(request, reply, await ACTIONS[purpose](id), 200);
      } catch (error) {
        const refusal = toRefusal(error);
        logRefusal(request, error, refusal, services);
        return answer(request, reply, 'failed', refusal.status);
      }
    });
  }

  api.register(async (area) => {
    // The body says nothing but who posts; browsers and mail programs write it in their own ways.
    area.removeAllContentTypeParsers();
    area.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const language of LANGUAGES) {
      addRoute(area, 'confirm', language);
      addRoute(area, 'unsubscribe', language);
    }
  });
}
