import { beforeEach, describe, expect, it } from 'vitest';
import { operationContract } from '@/lib/contracts/platform/operation';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { claimMessages, completeClaim } from '@/lib/server/platform/outbox/outbox-claims-repository';
import { deleteUnsentMails, latestMessages, enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { emptyOutbox, messages, onlyMessage, putWelcome, welcomeTo } from '@/tests/support/features/outbox';

beforeEach(emptyOutbox);

describe('putting a message into the outbox', () => {
  it('[R44] happens with the transaction or not at all', async () => {
    const undone = transaction(async (tx) => {
      await enqueueMessage(tx, welcomeTo('ann@example.test'));
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await messages()).toEqual([]);

    await transaction((tx) => enqueueMessage(tx, welcomeTo('ann@example.test')));
    expect(await onlyMessage()).toMatchObject({ topic: 'mail', state: 'waiting', attempts: 0 });
  });

  it('[R44] treats a repeated dedupe key as the same message, from many at once', async () => {
    const puts = await Promise.all(
      Array.from({ length: 8 }, () => putWelcome('ann@example.test', { dedupeKey: 'welcome:1' })),
    );
    expect(puts.filter(Boolean)).toHaveLength(1);
    expect(await putWelcome('ann@example.test', { dedupeKey: 'welcome:1' })).toBe(false);
    expect(await messages()).toHaveLength(1);
  });

  it('[R44] makes ids of 20 characters that sort by time', async () => {
    for (const to of ['a@example.test', 'b@example.test', 'c@example.test']) await putWelcome(to);
    const all = await messages();
    for (const { id } of all) expect(id).toMatch(/^[0-9a-z]{20}$/);
    expect(new Set(all.map(({ id }) => id)).size).toBe(3);
  });

  it('[R44] claims first what has been due longest, whatever was put in first', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    for (const hours of [2, 3, 1]) await putWelcome(`due-${hours}@example.test`, { notBefore: hoursAgo(hours) });
    const claims = [];
    for (let count = 0; count < 3; count += 1) claims.push(...(await claimMessages(db(), 'mail', 1)));
    expect(claims.map(({ payload }) => (payload as { to: string }).to)).toEqual([
      'due-3@example.test',
      'due-2@example.test',
      'due-1@example.test',
    ]);
  });

  it('[D5] drops only mails of these kinds to this address that are not sent yet', async () => {
    await putWelcome('ann@example.test', { dedupeKey: 'sent' });
    await completeClaim(db(), (await claimMessages(db(), 'mail', 1))[0]!, { state: 'sent' });
    await putWelcome('Ann@Example.test', { dedupeKey: 'unsent' });
    await putWelcome('bob@example.test', { dedupeKey: 'other reader' });
    const to = 'ann@example.test';
    await transaction((tx) => deleteUnsentMails(tx, { templates: ['password-reset'], to }));
    expect((await messages()).map(({ state }) => state)).toEqual(['sent', 'waiting', 'waiting']);
    await transaction((tx) => deleteUnsentMails(tx, { templates: ['welcome'], to }));
    expect((await messages()).map(({ state }) => state)).toEqual(['sent', 'failed', 'waiting']);
  });

  it('[R44] leaves a delayed message alone until its time', async () => {
    await putWelcome('ann@example.test', { notBefore: new Date(Date.now() + 3_600_000) });
    await drainOutbox();
    expect(await onlyMessage()).toMatchObject({ state: 'waiting', attempts: 0 });
  });
});

describe('the list for the operator', () => {
  it('[K6] shows the newest first, as its contract says, with the text that was stored', async () => {
    await putWelcome('ann@example.test');
    await drainOutbox();
    await putWelcome('bob@example.test', { notBefore: new Date(Date.now() + 3_600_000) });
    const items = await latestMessages(db(), 20);
    expect(() => operationContract.outbox.response.parse({ items, nextCursor: null })).not.toThrow();
    expect(items.map(({ to, state, subject }) => ({ to, state, subject }))).toEqual([
      { to: 'bob@example.test', state: 'waiting', subject: null },
      { to: 'ann@example.test', state: 'kept', subject: 'Welcome to The ROI' },
    ]);
    expect(items[1]?.text).toContain('Hello Ann,');
    expect(await latestMessages(db(), 1)).toHaveLength(1);
  });
});
