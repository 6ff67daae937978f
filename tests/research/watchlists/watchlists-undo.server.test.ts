import { beforeAll, describe, expect, it } from 'vitest';
import { watchlistsContract as calls, type Watchlist } from '@/lib/contracts/research/watchlists';
import { registerMember } from '@/tests/support/database/factories';
import { makeSymbol } from '@/tests/support/features/market';

beforeAll(async () => {
  await makeSymbol({ ticker: 'AAPL', name: 'Apple Inc.' });
  await makeSymbol({ ticker: 'MSFT', name: 'Microsoft' });
});

/** A member with two lists; the first holds MSFT and AAPL, which was added earlier. */
async function twoLists() {
  const { from, token: bearer } = await registerMember();
  const create = (body: { name: string; createdAt?: string; symbols?: { ticker: string; addedAt: string }[] }) =>
    from.ask(calls.create, { body, bearer });
  const id = (await create({ name: 'First' })).answer.items[0]!.id;
  await create({ name: 'Second' });
  const add = (ticker: string, query: { addedAt?: string } = {}) =>
    from.ask(calls.add, { params: { id, ticker }, query, bearer });
  await add('AAPL');
  const first = (await add('MSFT')).answer.items[0]!;
  const take = (ticker: string) => from.ask(calls.take, { params: { id, ticker }, bearer });
  return { create, add, take, first, remove: () => from.ask(calls.remove, { params: { id }, bearer }) };
}

const tickersOf = (list: Watchlist | undefined) => list?.symbols.map(({ ticker }) => ticker);

describe('[B9] undo', () => {
  it('puts a deleted list and its stocks back at their old places', async () => {
    const { create, remove, first } = await twoLists();
    const { createdAt, symbols } = first;
    await remove();
    const uncovered = { ticker: 'GONE', addedAt: createdAt };
    const { answer } = await create({ name: 'First', createdAt, symbols: [...symbols, uncovered] });
    expect(answer.items.map((list) => [list.name, tickersOf(list)])).toEqual([
      ['First', ['MSFT', 'AAPL']],
      ['Second', []],
    ]);
  });

  it('puts a removed stock back at its old place', async () => {
    const { add, take, first } = await twoLists();
    await take('AAPL');
    const { answer } = await add('AAPL', { addedAt: first.symbols[1]!.addedAt });
    expect(tickersOf(answer.items[0])).toEqual(['MSFT', 'AAPL']);
  });

  it('accepts no time in the future', async () => {
    const { add, take } = await twoLists();
    await take('AAPL');
    const { answer } = await add('AAPL', { addedAt: '2999-01-01T00:00:00.000Z' });
    expect(answer.items[0]?.symbols[0]?.addedAt.slice(0, 4)).not.toBe('2999');
  });
});
