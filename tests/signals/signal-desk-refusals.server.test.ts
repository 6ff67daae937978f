import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { visitor } from '@/tests/support/api/api';
import { countEntries, desk, startDesk } from './signal-desk-calls';

let symbol: string;
beforeEach(async () => {
  symbol = await startDesk();
});
afterEach(() => setClock());

describe('[C7] the service refuses, with the field and the reason', () => {
  it.each<[string, object, number, string]>([
    ['a negative strike', { strike: -5 }, 400, 'strike'],
    ['no number', { bid: Number.NaN }, 400, 'bid'],
    ['parts of a cent', { bid: 4.105 }, 400, 'bid'],
    ['an invalid symbol', { symbol: '../x' }, 400, 'symbol'],
    ['an unknown symbol', { symbol: 'QQQQQQ' }, 422, 'symbol'],
    ['an expiration before the fill', { expiration: '2026-05-29' }, 422, 'expiration'],
    ['an expiration on a Saturday', { expiration: '2026-07-18' }, 422, 'expiration'],
    ['an invalid day', { expiration: '2026-02-30' }, 400, 'expiration'],
  ])('%s', async (_what, over, status, field) => {
    const reply = await desk.open(symbol, over);
    expect(reply.status).toBe(status);
    expect(Object.keys(reply.refusal.fields ?? {})).toEqual([field]);
    expect(await countEntries()).toBe(0);
  });

  it('the same signal twice, also by two operators at once', async () => {
    const replies = await Promise.all([desk.open(symbol), desk.open(symbol)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await countEntries()).toBe(1);
  });

  it('closing twice, also by two operators at once, and closing before opening', async () => {
    expect((await desk.close({ how: 'sold', price: 5 })).status).toBe(409);
    await desk.open(symbol);
    const replies = await Promise.all([desk.close({ how: 'sold', price: 5 }), desk.close({ how: 'sold', price: 5 })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const again = await desk.close({ how: 'sold', price: 5 });
    expect(again.refusal).toMatchObject({ message: 'Signal live-0001 is already closed.' });
    expect(await countEntries()).toBe(3);
  });

  it.each<[object, number, string]>([
    [{ how: 'sold', price: 5, closeDate: '2026-05-31' }, 422, 'closeDate'],
    [{ how: 'sold', price: 5, closeDate: '2026-06-02' }, 422, 'closeDate'],
    [{ how: 'sold', price: 5_000 }, 422, 'price'],
    [{ how: 'sold', price: -1 }, 400, 'price'],
    [{ how: 'expired' }, 422, 'how'],
  ])('the closing %j', async (body, status, field) => {
    await desk.open(symbol);
    const reply = await desk.close(body);
    expect(reply.status).toBe(status);
    expect(Object.keys(reply.refusal.fields ?? {})).toEqual([field]);
    // Nothing was written, not even the reveal.
    expect(await countEntries()).toBe(1);
  });

  it('a caller without the operator’s token', async () => {
    expect((await visitor().send('POST', '/api/ops/signals', { body: {} })).status).toBe(401);
  });
});
