import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/platform/db/pool';
import { accounts, passwordResets, sessions } from '@/lib/server/platform/db/schema/accounts';
import { touches } from '@/lib/server/platform/db/schema/attribution';
import {
  inboundTexts,
  phoneAlerts,
  phoneNumbers,
  signalTexts,
  textMessages,
} from '@/lib/server/platform/db/schema/messaging';
import { rateLimits } from '@/lib/server/platform/db/schema/operation';
import { outbox } from '@/lib/server/platform/db/schema/outbox';
import { signups, signupTokens } from '@/lib/server/platform/db/schema/signups';
import { cleanExpiredRows } from '@/lib/server/app/jobs/clean';
import { emptyOutbox } from '@/tests/support/features/outbox';

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);

beforeEach(async () => {
  await emptyOutbox();
  for (const table of [touches, signups, phoneNumbers, inboundTexts, passwordResets, sessions, accounts, rateLimits])
    await db().delete(table);
  await db().insert(accounts).values({
    id: 'ann', kind: 'user', email: 'ann@example.test', emailKey: 'ann@example.test', passwordHash: 'x',
    firstName: 'Ann', lastName: 'Lee', createdAt: daysFromNow(-60),
  }); // prettier-ignore
});

describe('the clean-up', () => {
  it('[R58] deletes what expired long ago and nothing that is still needed', async () => {
    const at = { accountId: 'ann', createdAt: daysFromNow(-40) };
    await db()
      .insert(passwordResets)
      .values([
        { ...at, hash: 'old', expiresAt: daysFromNow(-2) },
        { ...at, hash: 'fresh', expiresAt: daysFromNow(0.01) },
      ]);
    await db()
      .insert(sessions)
      .values([
        { ...at, id: 'old', authenticatedAt: at.createdAt, expiresAt: daysFromNow(-8) },
        { ...at, id: 'fresh', authenticatedAt: at.createdAt, expiresAt: daysFromNow(1) },
      ]);
    await db()
      .insert(rateLimits)
      .values([
        { key: 'old', points: 1, expire: daysFromNow(-1) },
        { key: 'fresh', points: 1, expire: daysFromNow(1) },
        { key: 'forever', points: 1, expire: null },
      ]);
    const message = { topic: 'mail', payload: {}, createdAt: daysFromNow(-31) };
    await db()
      .insert(outbox)
      .values([
        { ...message, id: 'old-and-sent-0000000', state: 'sent' },
        { ...message, id: 'old-and-waiting-0000', state: 'waiting' },
        { ...message, id: 'fresh-and-sent-00000', state: 'sent', createdAt: daysFromNow(-29) },
      ]);

    await cleanExpiredRows();

    const left = async (query: string) =>
      (await db().execute<{ name: string }>(sql.raw(query))).rows.map(({ name }) => name);
    expect(await left('select hash as name from password_resets')).toEqual(['fresh']);
    expect(await left('select id as name from sessions')).toEqual(['fresh']);
    expect(await left('select key as name from rate_limits order by key')).toEqual(['forever', 'fresh']);
    expect(await left('select id as name from outbox order by id')).toEqual([
      'fresh-and-sent-00000',
      'old-and-waiting-0000',
    ]);
  });

  it('[R58] continues until everything old is deleted, a thousand at a time', async () => {
    await db().execute(sql`insert into rate_limits (key, points, expire)
      select 'old ' || n, 1, now() - interval '2 hours' from generate_series(1, 2500) n`);
    await cleanExpiredRows();
    expect(await db().$count(rateLimits)).toBe(0);
  });
});

describe('[R44] [J10] expired leads and messages', () => {
  const left = async (query: string) =>
    (await db().execute<{ name: string }>(sql.raw(query))).rows.map(({ name }) => name);

  it('phone numbers are deleted with their messages, except those that said STOP or were entered again', async () => {
    const number = (id: string, days: number, optedOutAt: Date | null = null) => ({
      id, phone: `+1212555${id}`, country: 'US', createdAt: daysFromNow(-days), optedOutAt,
    }); // prettier-ignore
    await db()
      .insert(phoneNumbers)
      .values([number('0001', 401), number('0002', 399), number('0003', 401, daysFromNow(-400)), number('0004', 401)]);
    await db()
      .insert(phoneAlerts)
      .values({ phoneId: '0004', alertType: 'Marketing page 2', createdAt: daysFromNow(-3) });
    const text = {
      reason: 'Marketing page 2',
      channel: 'sms',
      state: 'delivered',
      updatedAt: daysFromNow(-401),
    } as const;
    await db()
      .insert(textMessages)
      .values({ ...text, id: 'old', phoneId: '0001', createdAt: daysFromNow(-401) });
    await cleanExpiredRows();
    expect(await left('select id as name from phone_numbers order by id')).toEqual(['0002', '0003', '0004']);
    expect(await db().$count(textMessages)).toBe(0);
  });

  it('[S24] a number with text messages of signals, or on the member-only list, is never deleted, however old it is', async () => {
    const number = { country: 'US', createdAt: daysFromNow(-500) };
    await db()
      .insert(phoneNumbers)
      .values([
        { ...number, id: 'used', phone: '+12125550011' },
        { ...number, id: 'unused', phone: '+12125550012' },
        { ...number, id: 'listed', phone: '+12125550013' },
      ]);
    await db()
      .insert(signalTexts)
      .values({ accountId: 'ann', phoneId: 'used', requestedAt: daysFromNow(-500), confirmedAt: daysFromNow(-500) });
    await db()
      .insert(signups)
      .values({
        ...{ id: 'ann', memberId: 'ann', kind: 'phone', address: '+12125550013', key: '+12125550013' },
        ...{ createdAt: daysFromNow(-500), confirmedAt: daysFromNow(-500) },
      });
    await cleanExpiredRows();
    expect(await left('select id as name from phone_numbers order by id')).toEqual(['listed', 'used']);
    expect(await db().$count(signalTexts)).toBe(1);
  });

  it('replies, unconfirmed addresses, their links and attribution are deleted as well', async () => {
    const signup = (id: string, confirmedAt: Date | null) => ({
      id, memberId: id, kind: 'email' as const, address: `${id}@example.test`, key: `${id}@example.test`,
      createdAt: daysFromNow(-40), confirmedAt,
    }); // prettier-ignore
    await db()
      .insert(signups)
      .values([signup('never', null), signup('asked-again', null), signup('member', daysFromNow(-39))]);
    await db()
      .insert(signupTokens)
      .values([
        { hash: 'old', signupId: 'member', createdAt: daysFromNow(-40), expiresAt: daysFromNow(-33) },
        { hash: 'new', signupId: 'asked-again', createdAt: daysFromNow(-2), expiresAt: daysFromNow(5) },
      ]);
    await db()
      .insert(inboundTexts)
      .values([
        { sid: 'old', at: daysFromNow(-31), keyword: 'other' },
        { sid: 'new', at: daysFromNow(-29), keyword: 'stop' },
      ]);
    const touch = { place: 'first' as const, path: '/', utm: {} };
    await db()
      .insert(touches)
      .values([
        { ...touch, subjectKind: 'lead', subjectId: 'old', at: daysFromNow(-401) },
        { ...touch, subjectKind: 'lead', subjectId: 'new', at: daysFromNow(-399) },
        { ...touch, subjectKind: 'account', subjectId: 'ann', at: daysFromNow(-401) },
      ]);
    await cleanExpiredRows();
    expect(await left('select id as name from signups order by id')).toEqual(['asked-again', 'member']);
    expect(await left('select hash as name from signup_tokens')).toEqual(['new']);
    expect(await left('select sid as name from inbound_texts')).toEqual(['new']);
    expect(await left('select subject_id as name from touches order by subject_id')).toEqual(['ann', 'new']);
  });

  it('payment calls and Stripe events are deleted, except those not yet processed', async () => {
    await db()
      .execute(sql`insert into billing_operations (key, account_id, operation, client_key, request_hash, state, created_at)
      select 'call-' || days, 'ann', 'subscribe', 'key-' || days, 'x', 'done', now() - days * interval '1 day'
        from unnest(array[6, 8]) days`);
    await db().execute(sql`insert into webhook_events (id, type, created_at, received_at, state)
      select 'evt_' || state || days, 'invoice.paid', now(), now() - days * interval '1 day', state
        from unnest(array[59, 61]) days, unnest(array['done', 'received']) state`);
    await cleanExpiredRows();
    expect(await left('select key as name from billing_operations')).toEqual(['call-6']);
    const events = ['evt_done59', 'evt_received59', 'evt_received61'];
    expect(await left('select id as name from webhook_events order by id')).toEqual(events);
  });
});
