import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tradesContract, tradesFile } from '@/lib/contracts/signals/trades';
import { setClock } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { trades } from '@/lib/server/platform/db/schema/trades';
import { seedAll } from '@/tests/support/database/seeded';
import { visitor } from '@/tests/support/api/api';
import { seedTenTrades, seedTwoSectors, today } from './ten-trades';

beforeAll(async () => {
  setClock(() => new Date(`${today}T15:00:00Z`));
  await seedTwoSectors();
  await seedTenTrades();
});
afterAll(() => setClock());

const get = (path: string) => visitor().send('GET', path);
const csvOf = async (query: string) => (await get(`/api/trades/export.csv?${query}`)).text;
const shaOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The part of a file between its blank lines: the column names and the trades. */
const tableOf = (file: string) => `${file.split('\r\n\r\n')[1] ?? ''}\r\n`;

const queries = [
  '',
  'sort=roi&dir=desc',
  'symbol=AAPL&type=call',
  'sector=memory&sort=strike&dir=asc',
  'outcome=open&sort=fillDate',
  'from=2024-01-01&to=2024-12-31&sort=closeDate',
  'symbol=ZZZZ',
];

it.each(queries)('[C3] the files have exactly the trades of the list, in its order: %s', async (query) => {
  const list = (await get(`/api/trades?${query}`)).answer as {
    items: { id: string }[];
    matching: number;
    total: number;
  };
  const csv = await csvOf(query);
  const [head, ...rows] = tableOf(csv).trimEnd().split('\r\n');
  expect(head).toBe('Id,Symbol,Type,Expiration,Strike,Bid,Filled,Closed,ROI %,Result,Balance');
  expect(rows.map((row) => row.split(',')[0])).toEqual(list.items.map(({ id }) => id));
  const json = tradesFile.parse((await get(`/api/trades/export.json?${query}`)).answer);
  expect(json.items).toEqual(list.items);
  expect([json.matching, json.total]).toEqual([list.matching, list.total]);
  // The count and checksum are the same in both files, in the API, and computed from the lines themselves.
  const { answer } = await visitor().ask(tradesContract.checksum, {
    query: Object.fromEntries(new URLSearchParams(query)),
  });
  expect(answer).toEqual({ rows: list.matching, sha256: shaOf(tableOf(csv)) });
  expect(json.sha256).toBe(answer.sha256);
  expect(csv).toContain(`Trades in this file,${list.matching}\r\nSHA-256,${answer.sha256}\r\n`);
});

it('[C3] includes in the file what was filtered, and of how many', async () => {
  const csv = await csvOf('symbol=AAPL&type=call&outcome=win&from=2024-01-31&sort=roi');
  expect(csv).toContain('Filters,"AAPL, calls, wins, filled since 01/31/2024"\r\n');
  expect(csv).toContain('Order,"ROI, descending"\r\n');
  expect(csv).toContain('Trades,filtered: 1 of 10 trades\r\n');
  expect(await csvOf('')).toContain(
    'Filters,"None, since inception"\r\nOrder,"Order of issue, ascending"\r\nTrades,All 10 trades\r\n',
  );
});

it('[C3] writes a trade like its row', async () => {
  expect(tableOf(await csvOf('from=2024-01-08&to=2024-01-08'))).toContain(
    't-3,AAPL,Call,2024-06-21,172.5,4,2024-01-08,2024-03-01,35,350,550\r\n',
  );
  expect(tableOf(await csvOf('outcome=open'))).toContain('t-8,MU,Call,2027-01-15,100,5,2026-01-05,Open,TBD,0,-125\r\n');
});

it.each(['csv', 'json'])('[R27] refuses a filter of the %s file that it cannot read', async (kind) => {
  const reply = await get(`/api/trades/export.${kind}?outcome=best`);
  expect([reply.status, Object.keys(reply.refusal.fields ?? {})]).toEqual([400, ['outcome']]);
});

it('[C15] both files describe the sample, and the live ones do not', async () => {
  await db().delete(trades);
  await seedAll();
  const note = 'historical sample, one two-month market, not live, hypothetical $1,000 stake';
  expect(await csvOf('')).toContain(`Note,"${note}"\r\n`);
  expect((await get('/api/trades/export.json')).answer).toMatchObject({ meta: { note } });
  expect(await csvOf('variant=live')).not.toContain(note);
});
