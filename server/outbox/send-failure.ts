const FIRST_FINAL_CODE = 500;
/** What the server said about this very letter; its answers to the connection or the account concern every letter. */
const ABOUT_THE_LETTER = ['EENVELOPE', 'EMESSAGE'];
const ENHANCED_CODE = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/u;

/** What the operator can do about a failure that keeps every letter, by the mail library's code. */
const CURES: Readonly<Record<string, string>> = {
  ETLS: 'The mail server offers no encryption that works: set SMTP_URL to smtps://, or SMTP_ALLOW_PLAIN=1 to send in plain text',
  EAUTH: 'The mail server does not accept the user and password of SMTP_URL',
  EDNS: 'The host of SMTP_URL is not known',
  ECONNECTION: 'The mail server cannot be reached',
  ETIMEDOUT: 'The mail server takes too long to answer',
  EABORT: 'The mail server takes too long over a letter',
};

function textOf(error: unknown, key: string): string {
  if (!(error instanceof Error)) return '';
  const value: unknown = Object.getOwnPropertyDescriptor(error, key)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * Why a letter was not taken, in codes alone: the mail server's own text commonly repeats the address. `isFinal`: it
 * said so for good (RFC 5321, 5xx), and trying again would only annoy it.
 */
export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  readonly code: string;
  readonly summary: string;
  readonly isFinal: boolean;
  /** A sentence for the operator, where the failure concerns every letter. */
  readonly cure: string | undefined;

  private constructor(code: string, summary: string, isFinal: boolean) {
    super(summary);
    this.code = summary;
    this.summary = summary;
    this.isFinal = isFinal;
    this.cure = CURES[code];
  }

  /** Any error on the way to the mail server. */
  static from(error: unknown): SendFailure {
    if (error instanceof SendFailure) return error;
    const code = textOf(error, 'code');
    const answer = textOf(error, 'responseCode');
    const name = error instanceof Error ? error.name : typeof error;
    const enhanced = ENHANCED_CODE.exec(textOf(error, 'response'))?.[1] ?? '';
    const step = answer === '' ? '' : textOf(error, 'command');
    const summary = [code || name, answer, enhanced, step].filter((part) => part !== '').join(' ');
    const isFinal = ABOUT_THE_LETTER.includes(code) && Number(answer) >= FIRST_FINAL_CODE;
    return new SendFailure(code, summary.slice(0, 200), isFinal);
  }
}
