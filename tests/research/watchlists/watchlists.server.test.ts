import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchlistsContract as calls } from '@/lib/contracts/research/watchlists';
import { pool } from '@/lib/server/platform/db/pool';
import { kinds, logIn, registerMember, type Member } from '@/tests/support/database/factories';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { makeSymbol } from '@/tests/support/features/market';
import { statementsOf } from '@/tests/support/database/statements';

let ann: Member;
beforeAll(async () => {
  await makeSymbol({ ticker: 'AAPL', name: 'Apple Inc.' });
  await makeSymbol({ ticker: 'MSFT', name: 'Microsoft' });
});
beforeEach(async () => {
  ann = await registerMember();
});

const acts = ({ from, token: bearer }: Member) => ({
  read: () => from.ask(calls.list, { bearer }),
  create: (name: string) => from.ask(calls.create, { body: { name }, bearer }),
  rename: (id: string, name: string) => from.ask(calls.rename, { params: { id }, body: { name }, bearer }),
  remove: (id: string) => from.ask(calls.remove, { params: { id }, bearer }),
  add: (id: string, ticker: string) => from.ask(calls.add, { params: { id, ticker }, query: {}, bearer }),
  take: (id: string, ticker: string) => from.ask(calls.take, { params: { id, ticker }, bearer }),
  alert: (body: object) => from.ask(calls.addAlert, { body: body as never, bearer }),
  forget: (id: string) => from.ask(calls.removeAlert, { params: { id }, bearer }),
});
const firstList = async (member: Member) => (await acts(member).create('First')).answer.items[0]!.id;

describe('[B9] watchlists', () => {
  it.each(kinds)(
    'of a %s are created, filled, renamed and deleted, each change returning all of them',
    async (kind) => {
      const { create, add, take, rename, remove } = acts(await registerMember({ kind }));
      const made = await create('  Chips  ');
      expect([made.status, made.answer.items.map(({ name }) => name)]).toEqual([201, ['Chips']]);
      const { id } = made.answer.items[0]!;
      await create('Other');
      await add(id, 'aapl');
      const added = (await add(id, 'MSFT')).answer;
      expect(added.items.map(({ name, symbols }) => [name, symbols.map(({ ticker }) => ticker)])).toEqual([
        // Latest first.
        ['Chips', ['MSFT', 'AAPL']],
        ['Other', []],
      ]);
      expect(added.items[0]?.symbols[0]).toMatchObject({ price: 110, isSample: true });
      expect((await add(id, 'AAPL')).answer.items[0]?.symbols).toHaveLength(2);
      expect((await take(id, 'AAPL')).answer.items[0]?.symbols.map(({ ticker }) => ticker)).toEqual(['MSFT']);
      expect((await take(id, 'AAPL')).status).toBe(200);
      expect((await rename(id, 'chips')).answer.items[0]?.name).toBe('chips');
      expect((await remove(id)).answer.items.map(({ name }) => name)).toEqual(['Other']);
    },
  );

  it('are the same from another browser', async () => {
    const id = await firstList(ann);
    await acts(ann).add(id, 'AAPL');
    const elsewhere = acts({ ...ann, token: (await logIn(ann)).token });
    expect((await elsewhere.read()).answer.items[0]?.symbols[0]?.ticker).toBe('AAPL');
  });

  it('have unique names, regardless of case', async () => {
    const { create, rename } = acts(ann);
    await create('Chips');
    const { answer } = await create('Banks');
    const taken = [await create('CHIPS'), await rename(answer.items[1]!.id, 'chips')];
    for (const { status, refusal } of taken)
      expect([status, refusal.message]).toEqual([409, 'You already have a list with this name. Choose another name.']);
  });

  it('are twenty at most, also when twenty-five are asked for at once', async () => {
    const replies = await Promise.all(Array.from({ length: 25 }, (_, n) => acts(ann).create(`List ${n}`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(20).fill(201),
      ...Array<number>(5).fill(422),
    ]);
    expect((await acts(ann).read()).answer.items).toHaveLength(20);
  });

  it('hold a hundred stocks at most', async () => {
    const id = await firstList(ann);
    await pool().query(
      `insert into watchlist_symbols select $1, 'X' || chr(65 + n / 26) || chr(65 + n % 26), now() from generate_series(0, 99) n`,
      [id],
    );
    const { status, refusal } = await acts(ann).add(id, 'AAPL');
    expect([status, refusal.message]).toEqual([422, expect.stringContaining('100 stocks') as string]);
    await pool().query(`update watchlist_symbols set ticker = 'MSFT' where watchlist_id = $1 and ticker = 'XAA'`, [id]);
    // Adding a stock that is already on the list does not exceed the limit.
    expect((await acts(ann).add(id, 'MSFT')).status).toBe(200);
  });

  it('contain only stocks that we cover', async () => {
    const { add } = acts(ann);
    const id = await firstList(ann);
    const unknown = await add(id, 'ZZZZ');
    expect([unknown.status, unknown.refusal.message]).toEqual([404, expect.stringContaining('ZZZZ') as string]);
    for (const odd of ['AAPL&token=x', '../x', '%', "'"]) expect((await add(id, odd)).status).toBe(400);
  });

  it.each(['', '   ', 'x'.repeat(61), 'two\nlines', '\u0000'])('refuse the name %j', async (name) => {
    expect((await acts(ann).create(name)).status).toBe(400);
  });

  it('[R28] of another account are a 404, like unknown ones', async () => {
    const bob = acts(await registerMember());
    const id = await firstList(ann);
    const { answer } = await acts(ann).alert({ kind: 'below', ticker: 'AAPL', price: 1 });
    const alert = answer.alerts[0]!.id;
    const tries = (list: string, one: string) => [
      bob.rename(list, 'Mine'),
      bob.remove(list),
      bob.add(list, 'AAPL'),
      bob.take(list, 'AAPL'),
      bob.forget(one),
    ];
    const foreign = await Promise.all(tries(id, alert));
    const missing = await Promise.all(tries('nothing', 'nothing'));
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(foreign.map(({ text }) => text)).toEqual(missing.map(({ text }) => text));
    const after = (await acts(ann).read()).answer;
    expect([after.items[0]?.name, after.items[0]?.symbols, after.alerts.length]).toEqual(['First', [], 1]);
  });

  it('[P4] are read in three queries, however many there are', async () => {
    expect((await statementsOf(() => acts(ann).read())).length).toBe(3);
    const id = await firstList(ann);
    await acts(ann).add(id, 'AAPL');
    await acts(ann).create('Second');
    expect((await statementsOf(() => acts(ann).read())).length).toBe(3);
  });

  it('are changed three hundred times an hour at most, whatever the network', async () => {
    const restore = changeSettings({ rateLimitFactor: 1 / 100 });
    try {
      const statuses = [];
      for (const name of ['One', 'Two', 'Three', 'Four']) statuses.push((await acts(ann).create(name)).status);
      expect(statuses).toEqual([201, 201, 201, 429]);
    } finally {
      restore();
    }
  });

  it('are deleted with the account', async () => {
    const id = await firstList(ann);
    await acts(ann).add(id, 'AAPL');
    await acts(ann).alert({ kind: 'expiry', ticker: 'AAPL', daysBefore: 3 });
    await pool().query('delete from accounts where id = $1', [ann.id]);
    const { rows } = await pool().query(
      `select (select count(*) from watchlists where account_id = $1)
        + (select count(*) from watch_alerts where account_id = $1)
        + (select count(*) from watchlist_symbols where watchlist_id = $2) as left`,
      [ann.id, id],
    );
    expect(rows).toEqual([{ left: '0' }]);
  });
});

describe('[B9] alerts', () => {
  it('are created and deleted, and returned with the lists', async () => {
    const { alert, forget } = acts(ann);
    await alert({ kind: 'below', ticker: 'aapl', price: 1.15 });
    const { answer, status } = await alert({ kind: 'expiry', ticker: 'MSFT', daysBefore: 5 });
    expect(status).toBe(201);
    expect(answer.alerts).toMatchObject([
      { kind: 'below', ticker: 'AAPL', price: 1.15, daysBefore: null, firedAt: null },
      { kind: 'expiry', ticker: 'MSFT', price: null, daysBefore: 5, firedAt: null },
    ]);
    expect((await forget(answer.alerts[0]!.id)).answer.alerts).toHaveLength(1);
  });

  it.each([
    [{ kind: 'above', ticker: 'AAPL', price: 0 }, 400],
    [{ kind: 'above', ticker: 'AAPL', price: -1 }, 400],
    [{ kind: 'above', ticker: 'AAPL', price: 1e21 }, 400],
    [{ kind: 'above', ticker: 'AAPL', price: '12' }, 400],
    [{ kind: 'below', ticker: 'AAPL', price: null }, 400],
    [{ kind: 'above', ticker: 'AAPL' }, 400],
    [{ kind: 'expiry', ticker: 'AAPL', daysBefore: 61 }, 400],
    [{ kind: 'expiry', ticker: 'AAPL', daysBefore: 1.5 }, 400],
    [{ kind: 'expiry', ticker: 'AAPL', daysBefore: 2 ** 53 }, 400],
    [{ kind: 'other', ticker: 'AAPL', price: 1 }, 400],
    [{ kind: 'above', ticker: 'AAPL&token=x', price: 1 }, 400],
    [{ kind: 'above', ticker: 'ZZZZ', price: 1 }, 422],
  ])('[R26] refuse %j with %d', async (body, status) => {
    expect((await acts(ann).alert(body)).status).toBe(status);
  });

  it('are fifty at most', async () => {
    await pool().query(
      `insert into watch_alerts (id, account_id, ticker, kind, price_cents, created_at)
        select $1 || n, $1, 'AAPL', 'above', 100, now() from generate_series(1, 50) n`,
      [ann.id],
    );
    const { status, refusal } = await acts(ann).alert({ kind: 'above', ticker: 'AAPL', price: 1 });
    expect([status, refusal.message]).toEqual([422, expect.stringContaining('50 alerts') as string]);
  });
});
