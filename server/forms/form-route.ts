import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PATHS, type ReservationResult } from '#content/facts/paths.ts';
import type { AcceptedAnswer } from '#shared/api.ts';
import { checkForm, type Submission } from '#shared/form-check.ts';
import type { FieldIssue } from '#shared/text-fields.ts';
import { languageOf, logFailure, sendRefusal, toRefusal } from '#server/http/answer-refusal.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { CrossSiteCheck } from '#server/http/cross-site.ts';
import { isPlainForm } from '#server/http/form-body.ts';
import { addressOf, type Language } from '#shared/languages.ts';
import type { KeyedHash } from '#server/base/keyed-hash.ts';
import { messagesIn, type RefusalKind } from '#server/base/messages.ts';
import type { RateLimit } from '#server/rate-limit/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Statement, Store } from '#server/storage/store.ts';
import { withinTime } from '#server/storage/time-limit.ts';
import type { Form } from './form.ts';
import { storedSubmission, submissionUnit } from './submission.ts';

/** What the forms need from the rest of the server. */
export interface FormServices {
  store: Store;
  hash: KeyedHash;
  crossSite: CrossSiteCheck;
  rateLimit: RateLimit;
  trustedProxies: number;
  /** How long a visitor waits for the store, in milliseconds: less than the browser waits for the answer. */
  storeTimeoutMs: number;
  /** The clock that a form is examined by; the machine's own, if none is given. */
  now?: () => Date;
}

/** Where a refused post without JavaScript ends, unless it has just failed. */
const RESULTS: Partial<Record<RefusalKind, ReservationResult>> = {
  invalid: 'incomplete',
  unknownWorkshop: 'closed',
  workshopNotOpen: 'closed',
  workshopClosed: 'closed',
};

function sentences(issues: Partial<Record<string, FieldIssue>>, language: Language): Record<string, string> {
  const words = messagesIn(language).fieldIssues;
  return Object.fromEntries(
    Object.entries(issues).flatMap(([field, issue]) => (issue === undefined ? [] : [[field, words[issue]]])),
  );
}

/** Adds the route of one form. A form is acknowledged only after it is stored, with its letters, on the disk. */
export function addFormRoute(
  api: FastifyInstance,
  form: Form,
  { store, hash, crossSite, rateLimit, trustedProxies, storeTimeoutMs, now = () => new Date() }: FormServices,
): void {
  const { path, fields, accepted, resultPaths, examine } = form;

  /** Before the body is read: a flood or a foreign page costs no more than its headers. */
  async function guard(request: FastifyRequest): Promise<void> {
    const isPlain = isPlainForm(request);
    if (request.headers['content-encoding'] !== undefined || (isPlain && resultPaths === undefined)) {
      throw new Refusal('unsupported');
    }
    const { headers } = request.raw;
    if (!(isPlain ? crossSite.isOwnForm(headers) : crossSite.isOwnScript(headers))) {
      // A page that was open for too long has no valid token; its script sends the form once more with this one.
      throw new Refusal('crossSite', { headers: { 'Set-Cookie': crossSite.freshCookie() } });
    }
    const wait = await rateLimit.count(clientAddress(request.raw, trustedProxies));
    if (wait > 0) throw new Refusal('tooMany', { headers: { 'Retry-After': String(wait) } });
  }

  function redirectTo(result: ReservationResult, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const page = resultPaths?.[result] ?? PATHS.home;
    return reply
      .code(303)
      .header('location', addressOf(page, languageOf(request)))
      .send();
  }

  /**
   * The unit that stores a submission. Of one that is refused now but was stored before there is nothing left to do:
   * whoever repeats it, because the answer was lost, gets the same answer (rule:never-lost).
   */
  async function unitFor(checked: Submission<string>, language: Language): Promise<Statement[]> {
    const examined = examine?.(checked, now()) ?? { submission: checked };
    if ('submission' in examined) return submissionUnit(form, examined.submission, { language, hash });
    const [rows = []] = await store.run([storedSubmission(form, checked)]);
    if (rows.length > 0) return [];
    const { refusal, field } = examined;
    throw new Refusal(refusal, { errors: { [field]: messagesIn(language).refused[refusal] } });
  }

  async function storeForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const language = languageOf(request);
    const check = checkForm(fields, request.body);
    if (!check.ok) throw new Refusal('invalid', { errors: sentences(check.issues, language) });
    const stored = unitFor(check.value, language).then((unit) => (unit.length > 0 ? store.run(unit) : []));
    await withinTime(stored, storeTimeoutMs);
    if (isPlainForm(request)) return redirectTo('registered', request, reply);
    // The same answer whether or not the row was there before: it never tells who has registered.
    const answer: AcceptedAnswer = { message: messagesIn(language).accepted[accepted] };
    return reply.code(201).send(answer);
  }

  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const refusal = toRefusal(error);
    logFailure(request, error, refusal);
    if (isPlainForm(request) && resultPaths !== undefined) {
      void redirectTo(RESULTS[refusal.kind] ?? 'failed', request, reply);
    } else {
      void sendRefusal(request, reply, refusal);
    }
  }

  api.post(path, { onRequest: guard, errorHandler: refuse }, storeForm);
}
