import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
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
  // The list itself has no such limit.
  expect((await caller.send('GET', '/api/trades')).status).toBe(200);
});

it('[R61] pages rendered by the server are not counted', async () => {
  undo.push(changeSettings({ rateLimitFactor: 1 / 20 }));
  for (const path of [...paths, ...paths])
    expect((await app.fetch(new Request(`http://localhost${path}`))).status).toBe(200);
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
