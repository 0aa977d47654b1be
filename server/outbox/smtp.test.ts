import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startMailServer, type TestMailServer } from '#server/testing/mail-server.ts';
import { connectMailServer, type MailServer } from './smtp.ts';

const mail = {
  from: { name: 'Node', address: 'no-reply@example.org' },
  to: [{ name: '', address: 'name@مثال.السعودية' }],
  replyTo: [{ name: '', address: 'reply@example.com' }],
  subject: 'تأكيد',
  text: 'نص',
  html: '<p>نص</p>',
  messageId: '<letter-1@example.org>',
  headers: { 'Auto-Submitted': 'auto-generated' },
  calendar: undefined,
};
const inTime = () => AbortSignal.timeout(20_000);

function connect({ url }: Pick<TestMailServer, 'url'>, isPlainAllowed = true): MailServer {
  const { from, to } = mail;
  const mailServer = connectMailServer({ url, isPlainAllowed, from, to });
  after(() => mailServer.close());
  return mailServer;
}

test('a letter reaches the mail server whole, in both its forms', async () => {
  const server = await startMailServer();
  await connect(server).send(mail, inTime());
  const [arrived] = server.letters;
  // The test's server shows a domain as people read it.
  assert.deepEqual(arrived?.recipients, ['name@مثال.السعودية']);
  assert.match(arrived.raw, /^To: name@xn--mgbh0fb\.xn--mgberp4a5d4ar\r$/mu);
  const email = await arrived.read();
  assert.deepEqual(email.from, mail.from);
  assert.deepEqual(email.replyTo, mail.replyTo);
  assert.equal(email.messageId, '<letter-1@example.org>');
  assert.equal(email.subject, 'تأكيد');
  assert.equal(email.text?.trim(), 'نص');
  assert.equal(email.html?.trim(), '<p>نص</p>');
  assert.equal(email.headers.find(({ key }) => key === 'auto-submitted')?.value, 'auto-generated');
});

test('a notice to several mailboxes, with names or without, reaches each of them', async () => {
  const server = await startMailServer();
  const to = [
    { name: 'Office, Riyadh', address: 'a@b.example' },
    { name: '', address: 'd@e.example' },
  ];
  await connect(server).send({ ...mail, to }, inTime());
  assert.deepEqual(server.letters[0]?.recipients, ['a@b.example', 'd@e.example']);
  assert.deepEqual((await server.letters[0].read()).to, to);
});

test('a recipient who is refused is a failure, for good with 550, for now with 451', async () => {
  const server = await startMailServer({
    answerTo: (recipient) => (recipient.startsWith('gone') ? 550 : 451),
  });
  const { send } = connect(server);
  const to = (address: string) => ({ ...mail, to: [{ name: '', address }] });
  await assert.rejects(send(to('gone@example.com'), inTime()), (error: Error) => {
    assert.ok('isFinal' in error && error.isFinal === true);
    assert.match(error.message, /550/u);
    assert.doesNotMatch(error.message, /gone|person/u, 'the reason names nobody');
    return true;
  });
  await assert.rejects(send(to('busy@example.com'), inTime()), { isFinal: false });
});

test('where only some recipients are refused the letter is sent, and it is told', async () => {
  const server = await startMailServer({ answerTo: (it) => (it.startsWith('gone') ? 550 : undefined) });
  const to = ['gone@example.com', 'here@example.com'].map((address) => ({ name: '', address }));
  assert.deepEqual(await connect(server).send({ ...mail, to }, inTime()), { refusedRecipients: 1 });
});

test('without encryption on offer nothing leaves, unless it is allowed', async () => {
  const server = await startMailServer();
  await assert.rejects(connect(server, false).send(mail, inTime()), (error: Error) => {
    assert.match(error.message, /ETLS/u);
    assert.ok('cure' in error && /SMTP_ALLOW_PLAIN/u.test(String(error.cure)));
    return true;
  });
  assert.equal(server.letters.length, 0);
  // What the address itself asks for does not lift it either.
  const weakened = { url: `${server.url}?requireTLS=false&ignoreTLS=true` };
  await assert.rejects(connect(weakened, false).send(mail, inTime()));
  assert.equal(server.letters.length, 0);
});

test('encryption that is on offer is used', async () => {
  const server = await startMailServer({ withTls: true });
  const trusting = { url: `${server.url}?tls.rejectUnauthorized=false` };
  await connect(trusting, false).send(mail, inTime());
  assert.match(server.letters[0]?.raw ?? '', /^Message-ID/mu);
});

test('a letter that takes too long is cut off', async () => {
  const server = await startMailServer({ pause: () => new Promise(() => {}) });
  const started = performance.now();
  await assert.rejects(connect(server).send(mail, AbortSignal.timeout(50)));
  assert.ok(performance.now() - started < 2_000);
});

test('the calendar’s part and the way out of a series arrive as mail programs read them', async () => {
  const server = await startMailServer();
  const url = `https://www.example.org/en/newsletter/unsubscribe?token=${'0'.repeat(80)}`;
  await connect(server).send(
    {
      ...mail,
      headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      calendar: { method: 'CANCEL', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' },
    },
    inTime(),
  );
  const raw = server.letters[0]?.raw ?? '';
  assert.ok(raw.includes(`List-Unsubscribe: <${url}>\r\n`), 'in one piece');
  assert.match(raw, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/mu);
  assert.match(raw, /^Content-Type: text\/calendar; charset=utf-8; method=CANCEL\r$/mu);
  const [attached] = (await server.letters[0]?.read())?.attachments ?? [];
  assert.ok(attached);
});
