import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { describeConfiguration } from '@/lib/server/boot/describe-configuration';
import { readSettings } from '@/lib/server/platform/settings/env';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'described-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
const providersOf = (source: Record<string, string>) =>
  describeConfiguration(readSettings({ DATA_DIR, ...source }), { database: 'external', role: 'site' }).providers;

/** The key of each provider folder in the description. */
const namesOf: Record<string, keyof ReturnType<typeof providersOf>> = {
  banking: 'banks',
  brokerage: 'broker',
  mail: 'mail',
  'market-data': 'marketData',
  messaging: 'texts',
  payments: 'payments',
  tradier: 'tradier',
};
const names = Object.values(namesOf);
const keys = {
  ALPACA_API_KEY: 'canary-alpaca-key',
  ALPACA_API_SECRET: 'canary-alpaca-secret',
  PLAID_CLIENT_ID: 'canary-plaid-id',
  PLAID_SECRET: 'canary-plaid-secret',
};
const live = {
  MODE: 'live',
  SITE_URL: 'https://site.example',
  DATABASE_URL: 'postgres://site@db.example/site',
  AUTH_SECRET: 'v3ry-l0ng-and-Mixed-4uth-k3y-for-t3sts',
  OPS_TOKEN: 'q9-Operators-t0ken-w1th-Length',
  KEK_CURRENT: 'W4x-and-Thr33-other-S34ls-0f-data',
};

it('[K10] names every provider of the site', () => {
  const folders = readdirSync('lib/server/providers', { withFileTypes: true });
  expect(folders.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).toSorted()).toEqual(
    Object.keys(namesOf).toSorted(),
  );
  expect(Object.keys(providersOf({})).toSorted()).toEqual(names.toSorted());
});

it('[K10] says what a demo simulates, what uses a sandbox and what is real', () => {
  expect(providersOf({})).toMatchObject({ mail: 'kept in the outbox', broker: 'simulated', banks: 'simulated' });
  const demo = providersOf(keys);
  expect(demo).toMatchObject({
    broker: 'sandbox by broker-api.sandbox.alpaca.markets',
    banks: 'sandbox by sandbox.plaid.com',
  });
  const real = providersOf({ ...live, ...keys });
  expect(real).toMatchObject({ broker: 'live by broker-api.alpaca.markets', banks: 'live by production.plaid.com' });
  expect(JSON.stringify([demo, real])).not.toContain('canary');
});

it('[K10] [R39] says that every provider without keys is off in live mode', () => {
  expect(providersOf(live)).toEqual(Object.fromEntries(names.map((name) => [name, 'off'])));
});
