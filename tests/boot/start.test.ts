import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findRunning } from '@/lib/server/platform/db/embedded/postmaster';
import { processesIn } from '@/lib/server/platform/db/embedded/processes';
import { makeDataFolder, makeUsedFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { endAllRuns } from '@/tests/support/processes/processes';
import { runSite, startSite, type Site } from '@/tests/support/processes/site';

afterEach(async () => {
  await endAllRuns();
  await removeDataFolders();
});

const stop = async (site: Site) => {
  site.run.kill('SIGTERM');
  return site.run.ended;
};

const register = (site: Site, email: string) =>
  fetch(`${site.url}/api/users/register`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse battery staple', firstName: 'Ann', lastName: 'Lee' }),
  });

it('[K2] [R72] keeps all data over a second start, which needs no recovery, and restricts the folder and its secrets to their owner', async () => {
  const dataDir = join(makeDataFolder(), 'data');
  const first = await startSite({ dataDir });
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  for (const name of ['auth-secret', 'ops-token']) {
    const path = join(dataDir, 'secrets', name);
    if (existsSync(path)) expect(statSync(path).mode & 0o777).toBe(0o600);
  }
  expect(statSync(join(dataDir, 'secrets/ops-token')).mode & 0o777).toBe(0o600);
  expect((await register(first, 'ann@example.test')).status).toBe(201);
  expect(await stop(first)).toBe(0);
  const second = await startSite({ dataDir });
  expect((await register(second, 'ann@example.test')).status).toBe(409);
  expect(await stop(second)).toBe(0);
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toMatch(/recovery|not properly shut down/);
  expect(processesIn(join(dataDir, 'postgres'))).toEqual([]);
});

it('[K4] [K2] two sites share one database but not one address, and stopping one leaves the other running', async () => {
  const dataDir = makeUsedFolder();
  const one = await startSite({ dataDir });
  const third = runSite({ dataDir: makeDataFolder(), port: one.port });
  const two = await startSite({ dataDir });
  expect(await third.ended).toBe(1);
  expect(third.lines).toEqual([expect.stringContaining(`Port ${one.port} on 127.0.0.1 is in use`)]);
  const pid = findRunning(join(dataDir, 'postgres'))?.pid;
  expect((await register(one, 'ben@example.test')).status).toBe(201);
  expect(await stop(one)).toBe(0);
  expect((await register(two, 'ben@example.test')).status).toBe(409);
  expect(findRunning(join(dataDir, 'postgres'))?.pid).toBe(pid);
  expect(await stop(two)).toBe(0);
  expect(processesIn(join(dataDir, 'postgres'))).toEqual([]);
});

it('[K2] says in one line that its data folder cannot be written', async () => {
  const place = join(makeDataFolder(), 'file');
  writeFileSync(place, 'not a folder');
  const runs = [place, join(place, 'below'), '/proc/nowhere'].map((dataDir) => ({
    dataDir,
    run: runSite({ dataDir, port: 0 }),
  }));
  for (const { dataDir, run } of runs) {
    expect(await run.ended).toBe(1);
    expect(run.lines).toEqual([expect.stringContaining(`The data folder ${dataDir} cannot be written`)]);
  }
});

it('[R72] names every wrong setting in one line, without its value', async () => {
  const run = runSite({
    dataDir: makeDataFolder(),
    env: { PORT: 'canary-1', MODE: 'canary-2', AUTH_SECRET: 'canary-3' },
  });
  expect(await run.ended).toBe(1);
  expect(run.lines).toHaveLength(1);
  for (const name of ['PORT', 'MODE', 'AUTH_SECRET']) expect(run.lines[0]).toContain(name);
  expect(run.lines[0]).not.toContain('canary');
});

it('[K10] prints in one line what runs, without secrets', async () => {
  const secrets = {
    AUTH_SECRET: 'canary-auth-0123456789-abcdefghijk',
    OPS_TOKEN: 'canary-ops-0123456789-abcdef',
    SMTP_URL: 'smtp://user:canary-mail@127.0.0.1:1',
    TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'canary-twilio-0123456789',
    TWILIO_SMS_FROM: '+14155550100',
    TWILIO_WHATSAPP_FROM: '+14155238886',
    TWILIO_WHATSAPP_CONTENT_SID: `HX${'2'.repeat(32)}`,
    TWILIO_API_BASE: 'https://twilio.example',
    FINNHUB_API_KEY: 'canary-finnhub-0123',
    FINNHUB_API_BASE: 'http://127.0.0.1:9/canary',
  };
  const site = await startSite({ dataDir: makeUsedFolder(), env: secrets });
  const line = JSON.parse(await site.run.says(/"msg":"the site is ready/)) as Record<string, unknown>;
  expect(line).toMatchObject({
    mode: 'demo',
    database: 'embedded Postgres',
    providers: { mail: 'live', texts: 'live by twilio.example', marketData: 'live by 127.0.0.1:9' },
  });
  expect(site.run.lines.join('\n')).not.toContain('canary');
});

it('[K10] starts no database when the API is external', async () => {
  const dataDir = join(makeDataFolder(), 'never-made');
  const site = await startSite({ dataDir, env: { API_BASE_URL: 'http://127.0.0.1:9' } });
  expect((await site.get('/api/healthz')).status).toBe(502);
  expect(existsSync(dataDir)).toBe(false);
  expect(await stop(site)).toBe(0);
});
