import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signalDeskContract } from '@/lib/contracts/signals/desk';
import { tradesContract } from '@/lib/contracts/signals/trades';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { revealDueSignals } from '@/lib/server/signals/ledger/reveal-signals-job';
import { runLedger } from '@/lib/server/signals/ledger/ledger-commands';
import { runSignals } from '@/lib/server/signals/desk/signals-commands';
import { visitor } from '@/tests/support/api/api';
import { operatorHttp } from '@/tests/support/api/operator';
import { registerMember } from '@/tests/support/database/factories';
import {
  bearer,
  countEntries,
  desk,
  readLedger,
  readLive,
  registerHolder,
  setTime,
  startDesk,
} from './signal-desk-calls';

let symbol: string;
beforeEach(async () => {
  symbol = await startDesk();
});
afterEach(() => setClock());

async function newsTo(email: string) {
  const { rows } = await pool().query<{ data: { news: string; symbol: string; roiBp: number | null } }>(
    `select payload -> 'data' as data from outbox
      where payload ->> 'template' = 'signal-news' and payload ->> 'to' = $1 order by payload -> 'data' ->> 'news'`,
    [email],
  );
  return rows.map(({ data: { news, symbol, roiBp } }) => ({ news, symbol, roiBp }));
}

describe('[C9] the signal service', () => {
  it('shows a new signal to members with a plan at once, and to everyone when it is closed', async () => {
    const [holder, other] = [await registerHolder(), await registerMember()];
    expect((await desk.open(symbol)).answer).toMatchObject({
      signal: { id: 'live-0001', isPublic: false, fillDate: '2026-06-01' },
    });
    expect(await readLive()).toMatchObject({
      items: [],
      sealed: [{ id: 'live-0001', issuedAt: '2026-06-01T14:00:00.000Z' }],
    });
    const { answer: own } = await visitor().ask(tradesContract.open, { bearer: holder.token });
    expect(own).toMatchObject({
      hasPlan: true,
      total: 1,
      items: [{ symbol, strike: 200, bid: 4.1, closeDate: 'Open' }],
    });
    const { answer: none } = await visitor().ask(tradesContract.open, { bearer: other.token });
    expect(none).toMatchObject({ hasPlan: false, total: 1, items: [] });
    expect((await visitor().send('GET', '/api/trades/open', {})).status).toBe(401);

    setTime('2026-06-10T18:00:00Z');
    expect((await desk.close({ how: 'sold', price: 6.15 })).answer).toMatchObject({
      signal: { roi: 50, isPublic: true },
    });
    expect(await readLive()).toMatchObject({
      items: [{ id: 'live-0001', symbol, closeDate: '2026-06-10', roi: 50, $1000: 500, thousand: 1500 }],
      sealed: [],
    });
    expect((await runLedger(operatorHttp(), ['verify']))?.text).toContain('All 3 entries are valid');
  });

  it('notifies members with a plan by mail, and no one else', async () => {
    const [holder, other] = [await registerHolder(), await registerMember()];
    await desk.open(symbol);
    await desk.close({ how: 'sold', price: 4.1 });
    expect(await newsTo(holder.email)).toEqual([
      { news: 'closed', symbol, roiBp: 0 },
      { news: 'opened', symbol, roiBp: null },
    ]);
    expect(await newsTo(other.email)).toEqual([]);
  });

  it('publishes a signal 30 days after issue at the latest', async () => {
    await desk.open(symbol);
    setTime('2026-06-30T23:00:00Z');
    await revealDueSignals();
    expect((await readLive()).sealed).toHaveLength(1);
    setTime('2026-07-01T00:30:00Z');
    await revealDueSignals();
    await revealDueSignals();
    expect(await readLive()).toMatchObject({ sealed: [], items: [{ id: 'live-0001', closeDate: 'Open', roi: 'TBD' }] });
    expect((await runLedger(operatorHttp(), ['verify']))?.text).not.toContain('late');
  });
});

describe('[C7] a correction', () => {
  it('adds an entry with its reason, and the results follow it', async () => {
    await desk.open(symbol);
    expect((await desk.correct({ reason: 'Typing error.', closing: { how: 'sold', price: 5 } })).status).toBe(409);
    await desk.close({ how: 'sold', price: 61.5 });
    const reply = await desk.correct({ reason: 'Typing error.', closing: { how: 'sold', price: 6.15 } });
    expect(reply.answer).toMatchObject({ signal: { roi: 50 } });
    await desk.correct({ reason: 'The bid was wrong too.', terms: { bid: 4.92 } });
    expect(await readLive()).toMatchObject({ items: [{ bid: 4.92, roi: 25, thousand: 1250 }] });
    expect((await runLedger(operatorHttp(), ['verify']))?.text).toContain('All 5 entries are valid');
    expect(await readLedger()).toContain('"priceCents":6150');
  });

  it('of a hidden signal makes it public', async () => {
    await desk.open(symbol);
    expect((await desk.correct({ reason: 'Typing error.', terms: { strike: 205 } })).status).toBe(200);
    expect(await readLive()).toMatchObject({ sealed: [], items: [{ strike: 205 }] });
  });

  it.each([{ reason: '', terms: { bid: 1 } }, { reason: 'Why.' }, { reason: 'Why.', terms: { bid: -1 } }])(
    'is refused as %j',
    async (body) => {
      await desk.open(symbol);
      expect([400, 422]).toContain((await desk.correct(body)).status);
      expect(await countEntries()).toBe(1);
    },
  );
});

describe('[C14] [K6] the operator’s commands', () => {
  const run = (words: string[], options = {}) => runSignals(operatorHttp(), words, options);

  it('open, list, close and correct signals', async () => {
    expect(await run([])).toBe('No open signals.');
    expect(await run(['open', symbol, 'call', '200', '2026-07-17', '4.10'])).toContain('live-0001');
    setTime('2026-06-04T14:00:00Z');
    expect(await run(['list'])).toMatch(/bid 4\.10 {2}3 days {2}estimate \d+\.\d\d {2}members only$/);
    expect(await run(['close', 'live-0001', '6.15'])).toContain('closed at 50.00%');
    expect(await run(['correct', 'live-0001', 'price', '4.10'], { reason: 'Typing error.' })).toContain(
      'closed at 0.00%',
    );
    await expect(run(['close', 'live-0001', 'x'])).rejects.toThrow();
    expect(await run(['close'])).toBeUndefined();
  });

  it('list what is past its expiration first, and confirm that it expired worthless', async () => {
    await run(['open', symbol, 'call', '200', '2026-06-05', '4.10']);
    await run(['open', symbol, 'call', '205', '2026-07-17', '3.10']);
    expect((await visitor().ask(signalDeskContract.list, { bearer: bearer() })).answer.items[0]).toMatchObject({
      isDue: false,
    });
    setTime('2026-06-06T14:00:00Z');
    const listed = (await run(['list']))?.split('\n');
    expect(listed?.[0]).toMatch(/^live-0001.*EXPIRED: confirm with "signals close live-0001 expired"/);
    expect(await run(['close', 'live-0001', 'expired'])).toContain('closed at -100.00%');
    expect(await readLive()).toMatchObject({
      items: [{ closeDate: '2026-06-05', roi: -100, $1000: -1000, thousand: 0 }],
    });
  });
});
