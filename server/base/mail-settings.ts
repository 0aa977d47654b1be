import * as v from 'valibot';
import { parseMailboxes, type Mailbox } from './mailbox.ts';
import { StartError } from './start-error.ts';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const FORM = 'by themselves or as Name <name@example.com>, with a comma between two';

const mailboxes = v.pipe(
  v.string(),
  v.rawTransform<string, readonly Mailbox[]>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseMailboxes(dataset.value);
    if (parsed !== undefined) return parsed;
    addIssue({ message: `must be email addresses, ${FORM}` });
    return NEVER;
  }),
);

/** The variables that letters need. */
export const MAIL_VARIABLES = {
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => ['smtp:', 'smtps:'].includes(URL.parse(text)?.protocol ?? ''),
        'must be an address that begins with smtp:// or smtps://',
      ),
    ),
  ),
  SMTP_ALLOW_PLAIN: v.optional(v.picklist(['0', '1'], 'must be 1 or 0'), '0'),
  MAIL_FROM: v.optional(mailboxes),
  MAIL_TO: v.optional(mailboxes),
};

/** The mail server, who the letters are from, and who gets the notices (one mailbox or several). */
export interface MailSettings {
  url: string;
  /** False: letters travel encrypted or not at all. */
  isPlainAllowed: boolean;
  from: Mailbox;
  to: readonly Mailbox[];
}

type MailVariables = v.InferOutput<ReturnType<typeof asSchema>>;
const asSchema = () => v.object(MAIL_VARIABLES);

/** The settings of the mail, undefined without a mail server. Throws a {@link StartError} when they are not whole. */
export function mailSettings(variables: MailVariables): MailSettings | undefined {
  const { SMTP_URL, SMTP_ALLOW_PLAIN, MAIL_FROM, MAIL_TO } = variables;
  if (SMTP_URL === undefined) return undefined;
  if (MAIL_FROM === undefined)
    throw new StartError('MAIL_FROM is needed with SMTP_URL: who the letters are from.');
  if (MAIL_TO === undefined) throw new StartError('MAIL_TO is needed with SMTP_URL: who gets the notices.');
  const [from, ...others] = MAIL_FROM;
  if (from === undefined || others.length > 0)
    throw new StartError('MAIL_FROM must be one email address: a letter has one sender.');
  // What never leaves this machine needs no encryption.
  const isLocal = LOCAL_HOSTS.includes(new URL(SMTP_URL).hostname);
  return { url: SMTP_URL, isPlainAllowed: isLocal || SMTP_ALLOW_PLAIN === '1', from, to: MAIL_TO };
}
