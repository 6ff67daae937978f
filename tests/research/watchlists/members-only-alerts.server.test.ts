import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchlistsContract } from '@/lib/contracts/research/watchlists';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { processDueAlerts } from '@/lib/server/research/watchlists/watch-alerts-job';
import { mailsTo, registerMember } from '@/tests/support/database/factories';
import { makeSymbol } from '@/tests/support/features/market';

/** The clock is stopped, so that the market day does not change during a test. */
const started = new Date();
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(started);
const inDays = (days: number) => new Date(started.getTime() + days * 86_400_000);

type Plan = { status: string; periodEnd: number; cancels?: boolean; pastDueSince?: number };
const paid: Plan = { status: 'active', periodEnd: 20 };

beforeEach(() => setClock(() => started));
afterEach(async () => {
  setClock();
  await pool().query('delete from trades');
});

/** Inserts an open signal for members with a plan, two days before its expiration. */
const openSignal = (ticker: string) =>
  pool().query(
    `insert into trades (variant, number, id, symbol, trade_type, expiration, fill_date, strike_cents, bid_cents,
       balance_cents, thousand_cents, is_sample, is_public)
       values ('live', 1, 'sealed-signal', $1, 'Call', $2, $3, 100, 100, 0, 100000, true, false)`,
    [ticker, addDays(today, 2), addDays(today, -20)],
  );

const buy = (accountId: string, { status, periodEnd, cancels = false, pastDueSince }: Plan) =>
  pool().query(
    `insert into subscriptions (id, account_id, tier, interval, status, period_end, cancels_at_period_end,
       past_due_since, created_at) values ($1, $1, 'member', 'month', $2, $3, $4, $5, now())`,
    [accountId, status, inDays(periodEnd), cancels, pastDueSince === undefined ? null : inDays(pastDueSince)],
  );

it.each<[string, Plan | null, boolean, number]>([
  ['no plan', null, true, 0],
  ['a plan', paid, true, 1],
  ['a plan and an unconfirmed address', paid, false, 0],
  ['a payment that failed 3 days ago', { status: 'past_due', periodEnd: 20, pastDueSince: -3 }, true, 1],
  ['a payment that failed 8 days ago', { status: 'past_due', periodEnd: 20, pastDueSince: -8 }, true, 0],
  ['a canceled plan that ended yesterday', { status: 'active', periodEnd: -1, cancels: true }, true, 0],
])('[B9] [C9] notifies a member with %s of a members-only signal only if they may see it', async (...given) => {
  const [, plan, isConfirmed, expected] = given;
  const ann = await registerMember();
  const ticker = await makeSymbol();
  await ann.from.ask(watchlistsContract.addAlert, {
    body: { ticker, kind: 'expiry', daysBefore: 5 },
    bearer: ann.token,
  });
  await openSignal(ticker);
  if (isConfirmed) await pool().query('update accounts set email_confirmed_at = now() where id = $1', [ann.id]);
  if (plan) await buy(ann.id, plan);
  await processDueAlerts();
  expect((await mailsTo(ann.email)).filter(({ template }) => template === 'watch-alert')).toHaveLength(expected);
});
