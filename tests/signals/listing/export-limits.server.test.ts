import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { tooManyRequests } from '@/lib/content/shared/messages';
import { exportsAreBusy } from '@/lib/content/signals/messages';
import { app } from '@/lib/server/app/app';
import { setClock } from '@/lib/server/platform/clock';
import { visitor } from '@/tests/support/api/api';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { seedTenTrades, seedTwoSectors, today } from './ten-trades';

beforeAll(async () => {
  setClock(() => new Date(`${today}T15:00:00Z`));
  await seedTwoSectors();
  await seedTenTrades();
});
afterAll(() => setClock());

let undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo) step();
  undo = [];
});

const csv = '/api/trades/export.csv';
const paths = [csv, '/api/trades/export.json', '/api/trades/checksum'];

it('[R61] files and checksums share one limit of twenty a minute for each caller', async () => {
  const [caller, other] = [visitor(), visitor()];
  for (let call = 0; call < 20; call += 1) expect((await caller.send('GET', paths[call % 3] ?? csv)).status).toBe(200);
  for (const path of paths) {
    const refused = await caller.send('GET', path);
    expect(refused.status).toBe(429);
    expect(refused.refusal.message).toBe(tooManyRequests);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await other.send('GET', path)).status).toBe(200);
  }
  // The list itself does not have this limit.
  expect((await caller.send('GET', '/api/trades')).status).toBe(200);
});

it('[R61] pages rendered by the server are not counted', async () => {
  undo.push(changeSettings({ rateLimitFactor: 1 / 20 }));
  for (const path of [...paths, ...paths])
    expect((await app.fetch(new Request(`http://localhost${path}`))).status).toBe(200);
});

const begin = async (ip: string) => {
  const answer = await app.fetch(new Request(`http://localhost${csv}`), {
    incoming: { socket: { remoteAddress: ip } },
  });
  return { status: answer.status, body: answer.body!.getReader() };
};

it('[R61] three files of one network run at once, however many are asked for in one moment', async () => {
  const [ip, other] = ['198.19.7.1', '198.19.7.2'];
  const begun = await Promise.all(Array.from({ length: 8 }, () => begin(ip)));
  expect(begun.filter(({ status }) => status === 200)).toHaveLength(3);
  const elsewhere = await begin(other);
  expect(elsewhere.status).toBe(200);
  // None of the files was read, but canceling releases their slots.
  for (const { body } of [...begun, elsewhere]) await body.cancel();
  const next = await begin(ip);
  expect(next.status).toBe(200);
  await next.body.cancel();
});

it('[R61] a file that is not read for thirty seconds ends and frees its place', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  undo.push(() => vi.useRealTimers());
  const ip = '198.19.8.1';
  const [unread, stopped, slow] = [await begin(ip), await begin(ip), await begin(ip)];
  await stopped.body.read();
  for (let part = 0; part < 2; part += 1) {
    vi.advanceTimersByTime(20_000);
    expect((await slow.body.read()).done).toBe(false);
  }
  for (const { body } of [unread, stopped]) await expect(body.read()).rejects.toThrow('stopped reading');
  const next = [await begin(ip), await begin(ip), await begin(ip)];
  expect(next.map(({ status }) => status)).toEqual([200, 200, 503]);
  expect((await slow.body.read()).done).toBe(false);
  for (const { body } of [slow, ...next]) await body.cancel();
});

it('[R61] ten files run at once, and an aborted download frees its slot', async () => {
  const readers = [];
  for (let reader = 0; reader < 10; reader += 1) {
    const answer = await app.fetch(new Request(`http://localhost${csv}`), {
      incoming: { socket: { remoteAddress: `198.19.0.${reader}` } },
    });
    const body = answer.body!.getReader();
    await body.read();
    readers.push(body);
  }
  const refused = await visitor().send('GET', csv);
  expect([refused.status, refused.refusal.message, refused.headers.get('Retry-After')]).toEqual([
    503,
    exportsAreBusy,
    '5',
  ]);
  await readers[0]!.cancel();
  expect((await visitor().send('GET', csv)).status).toBe(200);
  for (const body of readers.slice(1)) while (!(await body.read()).done);
  for (const path of paths) expect((await visitor().send('GET', path)).status).toBe(200);
});
