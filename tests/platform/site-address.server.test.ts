import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usersContract } from '@/lib/contracts/accounts/users';
import { db } from '@/lib/server/platform/db/pool';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { startMailCatcher, type MailCatcher } from '@/tests/support/providers/mail-catcher';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { emptyOutbox, onlyMessage } from '@/tests/support/features/outbox';

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

describe('a worker with another SITE_URL or PORT than the site', () => {
  const ours = 'https://roi.example.test';
  const textOf = async () => (await server.caught(1))[0]?.text ?? '';

  it('[R7] sends a mail of the site with the link and host of the site', async () => {
    const asSite = changeSettings({ siteUrl: ours });
    await enqueueMessage(db(), {
      topic: 'mail',
      payload: {
        template: 'password-reset',
        to: 'ann@example.test',
        data: { firstName: 'Ann', link: `${ours}/reset-password/one-time-secret`, minutes: 30, kind: 'user' },
      },
    });
    asSite();
    expect(await drainOutbox()).toMatchObject({ sent: 1, failed: 0 });
    expect(await textOf()).toContain(`${ours}/reset-password/one-time-secret`);
    const { id } = await onlyMessage();
    expect(server.mails[0]?.messageId).toBe(`<${id}@roi.example.test>`);
  });

  it('[R7] makes a reset link that was requested at the site lead to the site', async () => {
    const { email } = await registerMember();
    await drainOutbox();
    server.mails.length = 0;
    const asSite = changeSettings({ siteUrl: ours });
    await visitor().ask(usersContract.requestNewPassword, { query: { email } });
    asSite();
    await drainOutbox();
    expect(await textOf()).toContain(`${ours}/reset-password/`);
    expect(server.mails).toHaveLength(1);
  });

  it('[R7] leaves a mail whose link leads elsewhere for a later attempt', async () => {
    await enqueueMessage(db(), {
      topic: 'mail',
      payload: {
        template: 'password-reset',
        to: 'ann@example.test',
        data: { firstName: 'Ann', link: `${ours}/reset-password/one-time-secret`, minutes: 30, kind: 'user' },
      },
    });
    expect(await drainOutbox()).toMatchObject({ sent: 0, failed: 0, waiting: 1 });
    const asSite = changeSettings({ siteUrl: ours });
    await db().execute(`update outbox set payload = payload - 'site'`);
    expect(await drainOutbox({ retriesNow: true })).toMatchObject({ sent: 1 });
    asSite();
  });
});
