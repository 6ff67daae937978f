import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '@/tests/support/eventually';
import { emptyOutbox, letHoldPass, messages, onlyMessage, putWelcome } from '@/tests/support/features/outbox';
import { startMailCatcher, type MailCatcher } from '@/tests/support/providers/mail-catcher';
import { startWorker, type Worker } from '@/tests/support/database/worker';

let server: MailCatcher;
const workers: Worker[] = [];
const work = async (env: Record<string, string>) => {
  const worker = await startWorker(env);
  workers.push(worker);
  return worker;
};

beforeEach(emptyOutbox);
afterEach(async () => {
  for (const worker of workers.splice(0)) {
    worker.process.kill('SIGKILL');
    await worker.ended;
  }
  await server.close();
});

describe('npm run worker', () => {
  it('[K5] sends every message once when two run on one database, and [R59] stops when told', async () => {
    server = await startMailCatcher();
    const secret = `smtp://operator:canary-password@127.0.0.1:${server.port}`;
    const both = await Promise.all([work({ SMTP_URL: secret }), work({ SMTP_URL: secret })]);
    const people = Array.from({ length: 25 }, (_, n) => `person${n}@example.test`);
    await Promise.all(people.map((to) => putWelcome(to)));
    await server.caught(25);
    for (const worker of both) worker.process.kill('SIGTERM');
    expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
    expect(server.mails.flatMap(({ envelopeTo }) => envelopeTo).sort()).toEqual([...people].sort());
    expect((await messages()).every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(true);

    const output = both.flatMap(({ lines }) => lines).join('\n');
    expect(output).toContain('"mail":"live"');
    expect(output).not.toMatch(/canary-password|@example\.test/);
  });

  it('[R44] sends a mail again under the same Message-ID after kill -9 between sending and recording it', async () => {
    server = await startMailCatcher({ isMute: true });
    const first = await work({ SMTP_URL: server.url });
    await putWelcome('ann@example.test');
    const [sent] = await server.caught(1);
    first.process.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    const held = await onlyMessage();
    expect(held).toMatchObject({ state: 'sending', attempts: 1 });
    await server.close();

    server = await startMailCatcher();
    await letHoldPass(held.id);
    await work({ SMTP_URL: server.url });
    const [again] = await server.caught(1);
    expect(again?.messageId).toBe(sent?.messageId);
    await eventually(async () => expect(await onlyMessage()).toMatchObject({ state: 'sent', attempts: 2 }));
  });
});
