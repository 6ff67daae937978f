import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ledgerContract } from '@/lib/contracts/signals/ledger';
import { cardOf } from '@/lib/server/app/share-pictures/card';
import { siteFiles } from '@/lib/server/app/site-files/serve';
import { setClock } from '@/lib/server/platform/clock';
import { visitor } from '@/tests/support/api/api';
import { desk, setTime, startDesk } from './signal-desk-calls';

let symbol = '';
beforeEach(async () => {
  symbol = await startDesk();
});
afterEach(() => setClock());

const readFeed = async () => (await siteFiles.fetch(new Request('http://localhost/api/site-files/feed.xml'))).text();
const readHead = async () => (await visitor().ask(ledgerContract.head, {})).answer;

describe('[C8] the published hashes', () => {
  it('the feed has the last hash of each finished day, as the site publishes it', async () => {
    await desk.open(symbol);
    const { head } = await readHead();
    expect(await readFeed()).not.toContain(head!.hash);
    setTime('2026-06-02T14:00:00Z');
    await desk.open(symbol, { strike: 210 });
    const later = await readHead();
    const feed = await readFeed();
    expect(feed).toContain('Signal ledger on 06/01/2026');
    expect(feed).toContain(`Entry 1, SHA-256 ${head!.hash}.`);
    expect(feed).not.toContain(later.head!.hash);
    expect(later.days.map(({ day, number }) => [day, number])).toEqual([
      ['2026-06-02', 2],
      ['2026-06-01', 1],
    ]);
  });
});

describe('[U5] [C9] the share picture of a signal', () => {
  it('shows nothing of a hidden signal but its id, and the return of a closed one', async () => {
    await desk.open(symbol);
    const hidden = (await cardOf('/options-signals/live-0001'))!;
    expect(hidden).toMatchObject({ figure: null, balances: [], isSample: true });
    expect(JSON.stringify(hidden)).not.toContain(symbol);
    expect(hidden.title).toContain('live-0001');
    setTime('2026-06-10T18:00:00Z');
    await desk.close({ how: 'sold', price: 6.15 });
    const closed = (await cardOf('/options-signals/live-0001'))!;
    expect(closed.title).toContain(symbol);
    expect(closed.figure).toEqual({ value: '50%', label: 'return on a hypothetical $1,000 stake, before costs' });
    expect(await cardOf('/options-signals/live-0009')).toBeUndefined();
  });
});
