import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildEnvironment } from '@/lib/server/boot/build-environment';

/** The names of all documented settings. */
const names = [...readFileSync('.env.example', 'utf8').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!);

it('[R43] passes no API key, provider address or secret to a build', () => {
  expect(names).toEqual(expect.arrayContaining(['FINNHUB_API_KEY', 'DATABASE_URL', 'KEK_CURRENT', 'SMTP_URL']));
  const environment = buildEnvironment(
    Object.fromEntries(names.map((name) => [name, `canary-${name}`])) as unknown as NodeJS.ProcessEnv,
  );
  expect(Object.keys(environment).toSorted()).toEqual([
    'API_BASE_URL',
    'CONSENT_REQUIRED',
    'FACEBOOK_URL',
    'INSTAGRAM_URL',
    'LINKEDIN_URL',
    'MODE',
    'NEXT_PUBLIC_SEND_EVENTS',
    'PRODUCT_NAME',
    'SITE_URL',
    'TWITTER_URL',
  ]);
});

it('[R43] passes the machine’s own variables to a build', () => {
  const machine = { PATH: '/bin', HOME: '/home', NODE_ENV: 'production' } as const;
  expect(buildEnvironment({ ...machine, FINNHUB_API_KEY: 'canary' })).toEqual(machine);
});
