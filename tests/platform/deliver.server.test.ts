import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { claimMessages, completeClaim } from '@/lib/server/platform/outbox/outbox-claims-repository';
import { settings } from '@/lib/server/platform/settings/env';
import { startMailCatcher, type MailCatcher } from '@/tests/support/providers/mail-catcher';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import {
  ageMessages,
  emptyOutbox,
  letDelayPass,
  letHoldPass,
  onlyMessage,
  putWelcome,
} from '@/tests/support/features/outbox';

let server: MailCatcher;
let restore: () => void;
beforeEach(async () => {
  await emptyOutbox();
  server = await startMailCatcher();
  restore = changeSettings({ smtpUrl: server.url });
});
afterEach(async () => {
  restore();
  await server.close();
});

describe('delivering mail from the outbox', () => {
  it('[R7] delivers a reset mail with its link in HTML and text, and keeps no link afterwards', async () => {
    const link = `${settings().siteUrl}/reset-password/one-time-secret`;
    await enqueueMessage(db(), {
      topic: 'mail',
      payload: {
        template: 'password-reset',
        to: 'ann@example.test',
        data: { firstName: 'Ann', link, minutes: 30, kind: 'user' },
      },
    });
    expect(await drainOutbox()).toEqual({ sent: 1, kept: 0, failed: 0, waiting: 0 });
    const [mail] = await server.caught(1);
    expect(mail?.envelopeTo).toEqual(['ann@example.test']);
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.text).toContain(link);
    const message = await onlyMessage();
    expect(message).toMatchObject({ state: 'sent', lockedUntil: null, lastError: null });
    expect(JSON.stringify(message)).not.toContain('one-time-secret');
  });

  it('[R7] keeps no link of a mail that failed for good either', async () => {
    const link = `${settings().siteUrl}/reset-password/one-time-secret`;
    const data = { firstName: 'Ann', link, minutes: 30, kind: 'user' as const };
    await enqueueMessage(db(), {
      topic: 'mail',
      payload: { template: 'password-reset', to: 'ann@example.test', data },
    });
    const [claim] = await claimMessages(db(), 'mail', 1);
    await completeClaim(db(), claim!, { state: 'failed', error: 'refused' });
    expect(await onlyMessage()).toMatchObject({ state: 'failed', lastError: 'refused' });
    expect(JSON.stringify(await onlyMessage())).not.toContain('one-time-secret');
  });

  it('[R7] waits while the mail server is unavailable and delivers when it is back', async () => {
    await server.close();
    await putWelcome('ann@example.test');
    expect(await drainOutbox()).toMatchObject({ sent: 0, waiting: 1 });
    const waiting = await onlyMessage();
    expect(waiting).toMatchObject({
      state: 'waiting',
      attempts: 1,
      lastError: 'The mail server could not be reached.',
    });
    expect(waiting.notBefore.getTime()).toBeGreaterThan(waiting.createdAt.getTime());

    server = await startMailCatcher({ port: server.port });
    expect(await drainOutbox({ retriesNow: true })).toMatchObject({ sent: 1 });
    expect(server.mails).toHaveLength(1);
  });

  it('[R44] sends again, under the same Message-ID, when a worker stopped between sending and recording it', async () => {
    await putWelcome('ann@example.test');
    await drainOutbox();
    const { id } = await onlyMessage();
    await emptyOutbox();

    // Simulates a message left by a stopped worker: claimed, possibly sent, never settled.
    await putWelcome('ann@example.test');
    const [claim] = await claimMessages(db(), 'mail', 10);
    expect(await claimMessages(db(), 'mail', 10)).toEqual([]);
    expect(await drainOutbox()).toMatchObject({ sent: 0 });
    await letHoldPass(claim!.id);
    expect(await drainOutbox()).toMatchObject({ sent: 1 });
    expect(await onlyMessage()).toMatchObject({ id: claim!.id, state: 'sent', attempts: 2 });
    const host = new URL(settings().siteUrl).hostname;
    expect(server.mails.map(({ messageId }) => messageId)).toEqual([`<${id}@${host}>`, `<${claim!.id}@${host}>`]);
  });

  it('[R44] a worker that lost its claim can no longer change the message', async () => {
    await putWelcome('ann@example.test');
    const [slow] = await claimMessages(db(), 'mail', 10);
    await letHoldPass(slow!.id);
    const [quick] = await claimMessages(db(), 'mail', 10);
    expect(await completeClaim(db(), slow!, { state: 'failed', error: 'too slow' })).toBe(false);
    expect(await completeClaim(db(), quick!, { state: 'sent' })).toBe(true);
    expect(await onlyMessage()).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('[K5] skips a message that another worker is claiming, without waiting for it', async () => {
    await putWelcome('first@example.test');
    await putWelcome('second@example.test');
    await transaction(async (one) => {
      const [first] = await claimMessages(one, 'mail', 1);
      // Not committed yet, so the row is locked. A claim that waited for the lock would end here with an error.
      const others = await transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = '200ms'`);
        return claimMessages(other, 'mail', 10);
      });
      expect(others).toHaveLength(1);
      expect(others[0]!.id).not.toBe(first!.id);
    });
  });

  it('[K5] sends every message once with many workers', async () => {
    const people = Array.from({ length: 45 }, (_, n) => `person${n}@example.test`);
    await Promise.all(people.map((to) => putWelcome(to)));
    await Promise.all([drainOutbox(), drainOutbox(), drainOutbox()]);
    expect(server.mails.flatMap(({ envelopeTo }) => envelopeTo).sort()).toEqual([...people].sort());
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(45);
  });

  it('[R41] gives up at once on permanent rejections, and on messages older than three days', async () => {
    await server.close();
    server = await startMailCatcher({ port: server.port, refuse: { recipient: 550 } });
    await putWelcome('nobody@example.test');
    expect(await drainOutbox()).toMatchObject({ failed: 1, waiting: 0 });
    expect(await onlyMessage()).toMatchObject({
      state: 'failed',
      lastError: 'The mail server rejected the mail permanently (550).',
    });

    await emptyOutbox();
    await putWelcome('ann@example.test');
    await ageMessages(4);
    expect(await drainOutbox()).toMatchObject({ failed: 1 });
    expect(await onlyMessage()).toMatchObject({ lastError: 'The email expired before it could be sent.' });
  });

  it.each(['news-of-the-next-version', 'constructor'])(
    '[R44] leaves a mail of a kind that it does not know to a worker that does: %s',
    async (template) => {
      const letter = { template, to: 'ann@example.test', data: { firstName: 'Ann' } };
      await enqueueMessage(db(), { topic: 'mail', payload: letter as never });
      expect(await drainOutbox()).toMatchObject({ waiting: 1, failed: 0 });
      const waiting = await onlyMessage();
      expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, payload: letter });
      expect(waiting.lastError).toBe('This version of the site does not know this kind of mail.');
      // The same message as a worker of a newer version reads it.
      await db().execute(sql`update outbox set payload = payload || '{"template": "welcome"}'`);
      await letDelayPass();
      expect(await drainOutbox()).toMatchObject({ sent: 1 });
      await emptyOutbox();

      await enqueueMessage(db(), { topic: 'mail', payload: letter as never });
      await ageMessages(4);
      expect(await drainOutbox()).toMatchObject({ waiting: 1 });
      expect((await onlyMessage()).state).toBe('failed');
    },
  );

  it('[R44] fails an invalid payload without logging its content', async () => {
    await enqueueMessage(db(), {
      topic: 'mail',
      payload: { template: 'welcome', to: 'a@example.test,b@example.test', data: { firstName: 'Ann' } },
    });
    expect(await drainOutbox()).toMatchObject({ failed: 1 });
    expect(await onlyMessage()).toMatchObject({ state: 'failed', lastError: 'The payload is invalid: to.' });
    expect(server.mails).toEqual([]);
  });
});

describe('without a mail server', () => {
  it('[R39] keeps the mail, readable, in demo mode', async () => {
    changeSettings({ smtpUrl: undefined });
    await putWelcome('ann@example.test');
    expect(await drainOutbox()).toMatchObject({ kept: 1, sent: 0 });
    expect((await onlyMessage()).payload).toMatchObject({ to: 'ann@example.test', subject: 'Welcome to The ROI' });
  });

  it('[R39] leaves the mail waiting, untouched, in live mode', async () => {
    changeSettings({ smtpUrl: undefined, mode: 'live' });
    await putWelcome('ann@example.test');
    expect(await drainOutbox()).toEqual({ sent: 0, kept: 0, failed: 0, waiting: 0 });
    expect(await onlyMessage()).toMatchObject({ state: 'waiting', attempts: 0 });
    changeSettings({ smtpUrl: server.url, mode: 'demo' });
    await letDelayPass();
    expect(await drainOutbox()).toMatchObject({ sent: 1 });
  });
});
