import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PATHS, type ReservationResult } from '#content/facts/paths.ts';
import type { AcceptedAnswer } from '#shared/api.ts';
import { checkForm, type Submission } from '#shared/form-check.ts';
import type { FieldIssue } from '#shared/text-fields.ts';
import { languageOf, sendRefusal, toRefusal } from '#server/http/answer-refusal.ts';
import { clientAddress, networkOf } from '#server/http/client-address.ts';
import type { CrossSiteCheck } from '#server/http/cross-site.ts';
import { isPlainForm } from '#server/http/form-body.ts';
import { addressOf, type Language } from '#shared/languages.ts';
import type { KeyedHash } from '#server/base/keyed-hash.ts';
import { messagesIn, type RefusalKind } from '#server/base/messages.ts';
import type { FormLimits } from '#server/rate-limit/form-limits.ts';
import type { Excess } from '#server/rate-limit/rate-limit.ts';
import { logRefusal } from '#server/http/log-refusal.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Counts } from '#server/metrics/counts.ts';
import type { Statement, Store } from '#server/storage/store.ts';
import { withinTime } from '#server/storage/time-limit.ts';
import type { Form } from './form.ts';
import { limitedBy } from './limited-by.ts';
import { storedSubmission, submissionUnit } from './submission.ts';

/** What the forms need from the rest of the server. */
export interface FormServices {
  store: Store;
  hash: KeyedHash;
  crossSite: CrossSiteCheck;
  limits: FormLimits;
  trustedProxies: number;
  counts: Counts;
  /** Told the address of a subscription that its owner has ended. */
  onUnsubscribed?: (address: string) => void;
  /** How long a visitor waits for all that the store does, in milliseconds: less than the browser waits. */
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

/** A visitor is told when to come back; which of the limits it was is for the log. */
const tooMany = ({ what, seconds }: Excess): Refusal =>
  new Refusal('tooMany', { headers: { 'Retry-After': String(seconds) }, reason: what });

/** Adds the route of one form. A form is acknowledged only after it is stored, with its letters, on the disk. */
export function addFormRoute(api: FastifyInstance, form: Form, services: FormServices): void {
  const { store, hash, crossSite, limits, trustedProxies, counts, storeTimeoutMs } = services;
  const { now = () => new Date() } = services;
  const { table, path, fields, accepted, resultPaths, examine } = form;
  /** What of a visitor's time went into counting: the store has the rest. */
  const countingMs = new WeakMap<FastifyRequest, number>();

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
    const began = performance.now();
    const address = clientAddress(request.raw, trustedProxies);
    const excess = await limits.countArrival(address, networkOf(address));
    if (excess !== undefined) throw tooMany(excess);
    countingMs.set(request, performance.now() - began);
  }

  function redirectTo(result: ReservationResult, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const page = resultPaths?.[result] ?? PATHS.home;
    return (
      reply
        .code(303)
        // Back to the pages that it came from, if those are elsewhere.
        .header(
          'location',
          (crossSite.pagesOriginOf(request.headers) ?? '') + addressOf(page, languageOf(request)),
        )
        .send()
    );
  }

  /**
   * Of a submission that is refused now but was stored before there is nothing left to do: whoever repeats it, because
   * the answer was lost, gets the same answer (rule:never-lost).
   */
  async function nothingIfStored(checked: Submission<string>, refusal: Refusal): Promise<Statement[]> {
    const [rows = []] = await store.read([storedSubmission(form, checked)]);
    if (rows.length > 0) return [];
    throw refusal;
  }

  /** The unit that stores a submission. */
  async function unitFor(checked: Submission<string>, language: Language): Promise<Statement[]> {
    const examined = examine?.(checked, now()) ?? { submission: checked };
    if ('refusal' in examined) {
      const { refusal, field } = examined;
      const errors = { [field]: messagesIn(language).refused[refusal] };
      return nothingIfStored(checked, new Refusal(refusal, { errors }));
    }
    const excess = await limits.countSubmission(limitedBy(form, checked));
    if (excess !== undefined) return nothingIfStored(checked, tooMany(excess));
    return submissionUnit(form, examined.submission, { language, hash });
  }

  async function storeForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const language = languageOf(request);
    const check = checkForm(fields, request.body);
    if (!check.ok) throw new Refusal('invalid', { errors: sentences(check.issues, language) });
    const stored = unitFor(check.value, language).then((unit) => (unit.length > 0 ? store.run(unit) : []));
    await withinTime(stored, Math.max(0, storeTimeoutMs - (countingMs.get(request) ?? 0)));
    counts.formAccepted(table);
    if (isPlainForm(request)) return redirectTo('registered', request, reply);
    // The same answer whether or not the row was there before: it never tells who has registered.
    const answer: AcceptedAnswer = { message: messagesIn(language).accepted[accepted] };
    return reply.code(201).send(answer);
  }

  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const refusal = toRefusal(error);
    counts.formRefused(table, refusal.kind, refusal.reason);
    logRefusal(request, error, refusal, services);
    if (isPlainForm(request) && resultPaths !== undefined) {
      void redirectTo(RESULTS[refusal.kind] ?? 'failed', request, reply);
    } else {
      void sendRefusal(request, reply, refusal);
    }
  }

  api.post(path, { onRequest: guard, errorHandler: refuse }, storeForm);
}
