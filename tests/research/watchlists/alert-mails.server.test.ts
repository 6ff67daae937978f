import { afterEach, expect, it } from 'vitest';
import { watchlistsContract } from '@/lib/contracts/research/watchlists';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { pool } from '@/lib/server/platform/db/pool';
import { processDueAlerts } from '@/lib/server/research/watchlists/watch-alerts-job';
import { mailsTo, registerMember, type Member } from '@/tests/support/database/factories';
import { confirmEmail } from '@/tests/support/features/linked-accounts';
import { makeSymbol } from '@/tests/support/features/market';

afterEach(() => pool().query('delete from rate_limits'));

const alertsSent = async ({ email }: Pick<Member, 'email'>) =>
  (await mailsTo(email)).filter(({ template }) => template === 'watch-alert').length;

/** Creates alerts that are all due at the next close. */
async function setDue(member: Member, count: number) {
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
  const ticker = await makeSymbol({ name: 'Apple Inc.', figures: { priceCents: 100, priceDay: tomorrow } });
  for (let price = 1; price <= count; price += 1)
    await member.from.ask(watchlistsContract.addAlert, {
      body: { ticker, kind: 'above', price },
      bearer: member.token,
    });
  await pool().query('update symbol_figures set price_cents = 10000 where ticker = $1', [ticker]);
}

it('[B9] [R12] an address that was never confirmed gets three alerts a day, for both kinds of account', async () => {
  const member = await registerMember();
  const investor = await registerMember({ kind: 'investor', form: { email: member.email } });
  await setDue(member, 5);
  await setDue(investor, 5);
  const other = await registerMember();
  await setDue(other, 1);
  await processDueAlerts();
  await processDueAlerts();
  expect(await alertsSent(member)).toBe(3);
  expect(await alertsSent(other)).toBe(1);
  await confirmEmail(member);
  await processDueAlerts();
  expect(await alertsSent(member)).toBe(5);
});

it('[B9] a price alert counts the close of its day when it was set before 9:00 PM UTC', async () => {
  const member = await registerMember();
  await confirmEmail(member);
  const day = '2026-11-20';
  const ticker = await makeSymbol({ name: 'Apple Inc.', figures: { priceCents: 10_001, priceDay: day } });
  const sentWhenSetAt = async (createdAt: string) => {
    await pool().query(
      `insert into watch_alerts (id, account_id, ticker, kind, price_cents, created_at) values ($1, $2, $3, 'above', 10000, $4)`,
      [`${member.id} ${createdAt}`, member.id, ticker, createdAt],
    );
    await processDueAlerts();
    return alertsSent(member);
  };
  expect([await sentWhenSetAt(`${day}T21:00:00Z`), await sentWhenSetAt(`${day}T20:59:59Z`)]).toEqual([0, 1]);
});
