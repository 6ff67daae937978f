import { afterEach, describe, expect, it } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import type { Mail } from '@/lib/server/providers/mail/mail';
import { createSmtpSender, smtpPatience } from '@/lib/server/providers/mail/smtp';
import { eventually } from '@/tests/support/eventually';
import { hostilities, startHostileServer } from '@/tests/support/providers/hostile-mail-server';
import { startMailCatcher } from '@/tests/support/providers/mail-catcher';

const mail: Mail = {
  to: 'ann@example.test',
  subject: 'Grüße, Ann',
  html: '<p>Hello <b>Ann</b></p>',
  text: 'Hello Ann',
  messageId: '<message-1@example.test>',
  headers: { 'X-Sort': 'account' },
};
const senderFor = (url: string, mustEncrypt = false) =>
  createSmtpSender({ url, from: 'The ROI <no-reply@example.test>', mustEncrypt });
/** A sender with short timeouts, for servers that exceed them. */
const shortTimeoutSender = (url: string) =>
  createSmtpSender({
    url,
    from: 'The ROI <no-reply@example.test>',
    mustEncrypt: false,
    patience: { connectMs: 300, greetingMs: 300, answerMs: 600, totalMs: 1_000 },
  });

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  setClock();
  await Promise.all(closers.splice(0).map((close) => close()));
});
async function catcher(options: Parameters<typeof startMailCatcher>[0] = {}) {
  const server = await startMailCatcher(options);
  closers.push(() => server.close());
  return server;
}

describe('sending by SMTP', () => {
  it('[R44] sends both parts to one person, under the given id', async () => {
    const server = await catcher();
    await expect(senderFor(server.url).send(mail)).resolves.toBe('sent');
    const [caught] = await server.caught(1);
    expect(caught).toMatchObject({
      subject: 'Grüße, Ann',
      messageId: mail.messageId,
      envelopeTo: ['ann@example.test'],
    });
    expect(caught?.html).toContain('<b>Ann</b>');
    expect(caught?.text?.trim()).toBe('Hello Ann');
    expect(caught?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  it('[R44] waits as long as the protocol says (RFC 5321, 4.5.3.2), but not forever', () => {
    const minutes = (count: number) => count * 60_000;
    expect(smtpPatience).toEqual({
      connectMs: minutes(2),
      greetingMs: minutes(5),
      answerMs: minutes(10),
      totalMs: minutes(20),
    });
  });

  it('[R44] delivers to a server that greets after three seconds', async () => {
    const server = await catcher({ greetsAfterMs: 3_000 });
    await expect(senderFor(server.url).send(mail)).resolves.toBe('sent');
    expect(server.mails).toHaveLength(1);
  });

  it('[R40] distinguishes permanent and temporary refusals, with our messages', async () => {
    const forGood = await catcher({ refuse: { recipient: 550 } });
    const forNow = await catcher({ refuse: { data: 451 } });
    await expect(senderFor(forGood.url).send(mail)).rejects.toMatchObject({
      code: 'unprocessable',
      message: 'The mail server rejected the mail permanently (550).',
    });
    await expect(senderFor(forNow.url).send(mail)).rejects.toMatchObject({
      code: 'upstream',
      message: 'The mail server rejected the mail temporarily (451).',
    });
  });

  it('[R40] alerts the operator when the server refuses our login', async () => {
    const server = await catcher({ refuse: { login: 535 } });
    await expect(senderFor(server.url.replace('smtp://', 'smtp://us:wrong@')).send(mail)).rejects.toMatchObject({
      code: 'upstream',
      message: 'The mail server rejected our sign-in.',
      alert: { name: 'mail-sign-in', about: 'SMTP_URL' },
    });
  });

  it('[R40] sends nothing unencrypted where encryption is required', async () => {
    const server = await catcher();
    await expect(senderFor(server.url, true).send(mail)).rejects.toMatchObject({ code: 'upstream' });
    expect(server.mails).toEqual([]);
    await expect(senderFor(`${server.url}?requireTLS=false`, true).send(mail)).resolves.toBe('sent');
  });

  it('[R40] gives up on every hostile server, closes the connection and repeats nothing it said', async () => {
    await Promise.all(
      Object.values(hostilities).map(async (behave) => {
        const server = await startHostileServer(behave);
        closers.push(() => server.close());
        const failure: unknown = await shortTimeoutSender(server.url)
          .send(mail)
          .catch((error: unknown) => error);
        expect(failure).toMatchObject({
          name: 'AppError',
          code: expect.stringMatching(/^(upstream|upstream_timeout|unavailable)$/) as string,
        });
        expect((failure as Error).message).not.toMatch(/secret|127\.0\.0\.1/);
        await eventually(() => expect(server.sockets.size).toBe(0));
      }),
    );
  });

  it('[R40] fails with a clear error for a closed port, a bad certificate and an unknown name', async () => {
    const server = await startMailCatcher();
    await server.close();
    const plain = await catcher();
    const urls = [server.url, plain.url.replace('smtp:', 'smtps:'), 'smtp://mail.invalid:25'];
    for (const url of urls) {
      await expect(senderFor(url).send(mail)).rejects.toMatchObject({
        name: 'AppError',
        code: expect.stringMatching(/^(upstream|upstream_timeout|unavailable)$/) as string,
      });
    }
  });

  it('[R41] stops calling a dead server after five failures, and reaches it again when it is back', async () => {
    const first = await startMailCatcher();
    const sender = senderFor(first.url);
    await first.close();
    const start = Date.now();
    setClock(() => new Date(start));
    for (let n = 0; n < 5; n += 1) await expect(sender.send(mail)).rejects.toThrow('could not be reached');
    const back = await catcher({ port: first.port });
    await expect(sender.send(mail)).rejects.toThrow('paused after repeated failures');
    setClock(() => new Date(start + 30_000));
    await expect(sender.send(mail)).resolves.toBe('sent');
    expect(back.mails).toHaveLength(1);
  });
});
