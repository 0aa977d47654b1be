import assert from 'node:assert/strict';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { connectMailServer } from './smtp.ts';

const received: { recipients: string[]; data: string }[] = [];

/** As much of a mail server as a letter needs. It refuses every recipient at refused.example. */
function talk(socket: Socket): void {
  let recipients: string[] = [];
  let data: string[] | undefined;
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  say('220 ready');
  createInterface(socket).on('line', (line) => {
    if (data !== undefined) {
      if (line !== '.') {
        data.push(line);
        return;
      }
      received.push({ recipients, data: data.join('\n') });
      [recipients, data] = [[], undefined];
      say('250 taken');
    } else if (line.startsWith('EHLO')) say('250 8BITMIME');
    else if (line === 'DATA') {
      data = [];
      say('354 go on');
    } else if (line.includes('@refused.example')) say('550 not here');
    else {
      if (line.startsWith('RCPT')) recipients.push(line);
      say('250 ok');
    }
  });
  socket.on('error', () => {});
}

const server = createServer(talk);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const { port }: AddressInfo = typeof address === 'object' && address !== null ? address : assert.fail();
const mailServer = connectMailServer(`smtp://127.0.0.1:${port}`);
after(() => {
  mailServer.close();
  server.close();
});

const mail = {
  from: 'Node <no-reply@example.org>',
  to: 'name@مثال.السعودية',
  replyTo: 'reply@example.com',
  subject: 'تأكيد',
  text: 'نص',
  html: '<p>نص</p>',
  messageId: '<letter-1@example.org>',
};

test('a letter reaches the mail server whole, in both its forms, to one recipient', async () => {
  await mailServer.send(mail);
  const [letter] = received;
  assert.deepEqual(letter?.recipients, ['RCPT TO:<name@xn--mgbh0fb.xn--mgberp4a5d4ar>']);
  for (const header of [
    /^Message-ID: <letter-1@example\.org>$/mu,
    /^Reply-To: reply@example\.com$/mu,
    /^Auto-Submitted: auto-generated$/mu,
    /^Content-Type: multipart\/alternative/mu,
  ]) {
    assert.match(letter.data, header);
  }
});

test('a recipient who is refused is a failure, not a success', async () => {
  await assert.rejects(mailServer.send({ ...mail, to: 'x@refused.example' }), { responseCode: 550 });
});
