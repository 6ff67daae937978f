import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchlistsContract } from '@/lib/contracts/research/watchlists';
import { fullDate } from '@/lib/domain/shared/dates';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { databaseUrl } from '@/lib/server/platform/db/url';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { schedules } from '@/lib/server/app/jobs/schedule';
import { processDueAlerts } from '@/lib/server/research/watchlists/watch-alerts-job';
import { fireAlerts } from '@/lib/server/research/watchlists/watch-alerts';
import { mailsTo, registerMember, type Member } from '@/tests/support/database/factories';
import { confirmEmail } from '@/tests/support/features/linked-accounts';
import { makeSymbol } from '@/tests/support/features/market';
import { outboxTo } from '@/tests/support/providers/texts';

let ann: Member;
let ticker: string;
/** The clock is stopped, so that the market day does not change during a test. */
const started = new Date();
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(started);
const tomorrow = addDays(started.toISOString().slice(0, 10), 1);

beforeEach(async () => {
  setClock(() => started);
  ann = await registerMember();
  await confirmEmail(ann);
  ticker = await makeSymbol({ name: 'Apple Inc.', figures: { priceCents: 10_000, priceDay: addDays(today, -5) } });
});
afterEach(async () => {
  setClock();
  await pool().query('delete from trades');
});

/** Runs a statement as the tables' owner: the site's own role may not change tables. */
async function asOwner(statement: string) {
  const owner = new pg.Client({ connectionString: databaseUrl() });
  await owner.connect();
  await owner.query(statement);
  await owner.end();
}

const set = (alert: object) =>
  ann.from.ask(watchlistsContract.addAlert, { body: { ticker, ...alert } as never, bearer: ann.token });
const alerts = async () => (await ann.from.ask(watchlistsContract.list, { bearer: ann.token })).answer.alerts;
const closes = (priceCents: number, day = tomorrow) =>
  pool().query('update symbol_figures set price_cents = $2, price_day = $3 where ticker = $1', [
    ticker,
    priceCents,
    day,
  ]);
const mails = async () => (await mailsTo(ann.email)).filter(({ template }) => template === 'watch-alert').length;
const openTrade = (number: number, expiration: string, closeDate: string | null = null, variant = 'live') =>
  pool().query(
    `insert into trades (variant, number, id, symbol, trade_type, expiration, fill_date, close_date, strike_cents,
      bid_cents, roi_bp, balance_cents, thousand_cents, is_sample)
      values ($8, $1, $2, $3, 'Call', $4, $5, $6, 100, 100, $7, 0, 100000, true)`,
    [
      number,
      `trade-${ticker}-${number}`,
      ticker,
      expiration,
      addDays(expiration, -20),
      closeDate,
      closeDate ? 0 : null,
      variant,
    ],
  );

describe('[B9] price alerts', () => {
  it('are checked by a scheduled job', () => {
    expect(schedules).toContainEqual({ name: 'watch-alerts', cron: '*/10 * * * *', work: processDueAlerts });
  });

  it('fire once, when a later close passes the price, and not before', async () => {
    await set({ kind: 'above', price: 100 });
    await processDueAlerts();
    await closes(10_000);
    await processDueAlerts();
    expect(await mails()).toBe(0);
    await closes(10_001);
    await processDueAlerts();
    await closes(12_000);
    await processDueAlerts();
    expect(await mails()).toBe(1);
    expect((await alerts())[0]?.firedAt).not.toBeNull();
  });

  it('fire below when below, and the correction of an earlier close does not count', async () => {
    await set({ kind: 'below', price: 90 });
    await closes(8999, addDays(today, -5));
    await processDueAlerts();
    expect(await mails()).toBe(0);
    await closes(8999);
    await processDueAlerts();
    expect(await mails()).toBe(1);
  });

  it.each([
    ['above', 99.99],
    ['below', 100.01],
  ])('are refused at their price when the last close is %s it already: %d', async (kind, price) => {
    const { status, refusal } = await set({ kind, price });
    const day = fullDate(addDays(today, -5));
    const sentence = `Enter a price ${kind} the last close: $100.00 on ${day}.`;
    expect([status, refusal.fields]).toEqual([422, { price: sentence }]);
  });

  it('of many workers at once send one mail', async () => {
    await set({ kind: 'above', price: 100 });
    await closes(10_500);
    const fired = await Promise.all(Array.from({ length: 8 }, () => fireAlerts()));
    expect(fired.reduce((all, one) => all + one, 0)).toBe(1);
    expect(await mails()).toBe(1);
  });

  it('are all sent in one run, also beyond one batch', async () => {
    await pool().query(
      `insert into watch_alerts (id, account_id, ticker, kind, price_cents, created_at)
        select $1 || n, $1, $2, 'above', 100, $3 from generate_series(1, 203) n`,
      [ann.id, ticker, started],
    );
    await closes(10_500);
    expect(await fireAlerts()).toBe(203);
  });

  it('are fired and recorded together, or neither', async () => {
    await set({ kind: 'above', price: 100 });
    await closes(10_500);
    await asOwner(`alter table outbox add constraint broken check (payload ->> 'template' <> 'watch-alert') not valid`);
    await expect(fireAlerts()).rejects.toThrow();
    expect((await alerts())[0]?.firedAt).toBeNull();
    await asOwner('alter table outbox drop constraint broken');
    await fireAlerts();
    expect(await mails()).toBe(1);
  });

  it.each(['disabled_at', 'deleted_at'])('of a closed account (%s) send nothing', async (closed) => {
    await set({ kind: 'above', price: 100 });
    await closes(10_500);
    await pool().query(`update accounts set ${closed} = now() where id = $1`, [ann.id]);
    await fireAlerts();
    expect(await mails()).toBe(0);
  });

  it('say what happened, that it is sample data, and how to stop', async () => {
    await set({ kind: 'above', price: 100 });
    await closes(10_500, tomorrow);
    await fireAlerts();
    await drainOutbox();
    const text = (await outboxTo(ann.email)).map((row) => row.text ?? '').join('\n');
    expect(text).toContain(`${ticker} (Apple Inc.) closed at $105.00`);
    expect(text).toContain('closes above $100.00');
    expect(text).toContain('sample data');
    expect(text).toContain('not a recommendation');
    expect(text).toContain('/account/watchlists');
  });
});

describe('[B9] expiry alerts', () => {
  it('fire the chosen number of days before an open signal expires, once', async () => {
    await set({ kind: 'expiry', daysBefore: 3 });
    await openTrade(1, addDays(today, 4));
    await processDueAlerts();
    expect(await mails()).toBe(0);
    await openTrade(2, addDays(today, 3));
    await processDueAlerts();
    await processDueAlerts();
    expect(await mails()).toBe(1);
  });

  it('count days by the market’s calendar: late in the evening there it is already tomorrow in London', async () => {
    setClock(() => new Date('2026-11-20T02:00:00Z'));
    await set({ kind: 'expiry', daysBefore: 0 });
    await openTrade(1, '2026-11-20');
    await processDueAlerts();
    expect(await mails()).toBe(0);
    setClock(() => new Date('2026-11-21T03:00:00Z'));
    await processDueAlerts();
    expect(await mails()).toBe(1);
  });

  it.each([
    ['has expired', -1, null],
    ['is closed', 2, today],
    ['is of the old record', 2, null, 'record'],
  ])('send nothing for a signal that %s', async (_, days, closeDate, variant = 'live') => {
    await set({ kind: 'expiry', daysBefore: 5 });
    await openTrade(1, addDays(today, days), closeDate, variant);
    await processDueAlerts();
    expect(await mails()).toBe(0);
  });
});
