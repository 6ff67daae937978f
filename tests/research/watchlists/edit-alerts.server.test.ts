import { beforeEach, describe, expect, it } from 'vitest';
import { watchlistsContract as calls } from '@/lib/contracts/research/watchlists';
import { pool } from '@/lib/server/platform/db/pool';
import { registerMember, type Member } from '@/tests/support/database/factories';
import { makeSymbol } from '@/tests/support/features/market';

let ann: Member;
let ticker: string;
const above = { kind: 'above', price: 110, daysBefore: null };

beforeEach(async () => {
  ann = await registerMember();
  ticker = await makeSymbol({ name: 'Apple Inc.', figures: { priceCents: 10_000, priceDay: '2026-11-20' } });
});

async function waiting({ from, token: bearer }: Member = ann) {
  const { answer } = await from.ask(calls.addAlert, { body: { kind: 'above', price: 110, ticker }, bearer });
  return answer.alerts.at(-1)!;
}
const edit = (id: string, body: object, { from, token: bearer }: Member = ann) =>
  from.ask(calls.editAlert, { params: { id }, body: body as never, bearer });

describe('[B9] an alert is edited', () => {
  it('changes only its condition', async () => {
    const { id, createdAt } = await waiting();
    await waiting();
    const { answer } = await edit(id, { kind: 'below', price: 95.5, from: above });
    expect(answer.alerts[0]).toEqual({
      ...{ id, ticker, kind: 'below', price: 95.5, daysBefore: null, createdAt, firedAt: null },
    });
    const later = await edit(id, { kind: 'expiry', daysBefore: 3, from: { ...above, kind: 'below', price: 95.5 } });
    expect(later.answer.alerts[0]).toMatchObject({ id, kind: 'expiry', price: null, daysBefore: 3, createdAt });
  });

  it.each([
    [{ kind: 'above', price: 0 }, 400, 'Please enter a price above zero'],
    [{ kind: 'expiry', daysBefore: 61 }, 400, undefined],
    [{ kind: 'above', price: 90 }, 422, 'Enter a price above the last close: $100.00 on 11/20/2026.'],
    [{ kind: 'below', price: 120 }, 422, 'Enter a price below the last close: $100.00 on 11/20/2026.'],
  ])('by the rules of a new one: %j', async (body, status, sentence) => {
    const { id } = await waiting();
    const refused = await edit(id, { ...body, from: above });
    expect(refused.status).toBe(status);
    if (sentence) expect(JSON.stringify(refused.refusal)).toContain(sentence);
    const { answer } = await ann.from.ask(calls.list, { bearer: ann.token });
    expect(answer.alerts).toMatchObject([{ kind: 'above', price: 110 }]);
  });

  it('not over a change from another device', async () => {
    const { id } = await waiting();
    await edit(id, { kind: 'above', price: 120, from: above });
    const { status, refusal } = await edit(id, { kind: 'above', price: 130, from: above });
    expect([status, refusal.message]).toEqual([
      409,
      'This alert changed in another tab or on another device. Check it and save again.',
    ]);
    const { answer } = await ann.from.ask(calls.list, { bearer: ann.token });
    expect(answer.alerts[0]).toMatchObject({ price: 120 });
  });

  it.each([
    { kind: 'below', price: 90 },
    { kind: 'expiry', daysBefore: 5 },
  ])('not over another kind or another number of days: %j', async (changed) => {
    const { id } = await waiting();
    await edit(id, { ...changed, from: above });
    const shown = { price: null, daysBefore: null, ...changed };
    const stale = changed.kind === 'expiry' ? { ...shown, daysBefore: 4 } : { ...shown, kind: 'above' };
    expect((await edit(id, { kind: 'above', price: 130, from: stale })).status).toBe(409);
  });

  // The error names the sent alert, even if the last close has passed the new price.
  it.each([130, 90])('not once it was sent, whatever the new price: $%i', async (price) => {
    const { id } = await waiting();
    await pool().query('update watch_alerts set fired_at = now() where id = $1', [id]);
    const { status, refusal } = await edit(id, { kind: 'above', price, from: above });
    expect([status, refusal.message]).toEqual([409, 'This alert was already sent. Create a new one.']);
  });

  it('by its owner alone', async () => {
    const { id } = await waiting();
    const bob = await registerMember();
    expect((await edit(id, { kind: 'above', price: 130, from: above }, bob)).status).toBe(404);
    expect((await edit('none', { kind: 'above', price: 130, from: above })).status).toBe(404);
  });
});
