import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readSettings } from '@/lib/server/platform/settings/env';
import { settingNames } from '@/lib/server/platform/settings/settings-shape';
import { temporaryFolder } from '../support/temporary-folder';

const example = readFileSync('.env.example', 'utf8');
const named = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');

it('[R72] [K2] the example file lists every setting once, and no unknown ones', () => {
  expect(named.toSorted()).toEqual(settingNames.toSorted());
});

it('[R72] [K2] the example file explains every setting with a comment above its group', () => {
  const groups = example.split(/\n\n/).flatMap((part) => part.split(/\n(?=#)/));
  for (const name of named) {
    const group = groups.find((lines) => new RegExp(`^#?\\s?${name}=`, 'm').test(lines)) ?? '';
    expect(group, name).toMatch(/^# .{10,}/);
  }
});

it('[R72] [K2] the example file, copied unchanged, runs the demo with the defaults', () => {
  const DATA_DIR = temporaryFolder('settings');
  const { mode, host, port, productName, twilio, finnhub } = readSettings({ ...parseEnv(example), DATA_DIR });
  const given = { mode, host, port, productName, twilio, finnhub };
  expect(given).toEqual({
    mode: 'demo',
    host: '127.0.0.1',
    port: 3000,
    productName: 'The ROI',
    twilio: undefined,
    finnhub: undefined,
  });
});

it.each([
  ['ALPACA_API_BASE', 'https://broker-api.alpaca.markets'],
  ['ALPACA_AUTH_BASE', 'https://authx.alpaca.markets/'],
  ['PLAID_API_BASE', 'https://production.plaid.com'],
  ['TRADIER_API_BASE', 'https://api.tradier.com'],
])('[R72] a demo refuses real %s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`Wrong settings for a demo: ${name} needs MODE=live`);
  expect(readSettings({ [name]: 'https://sandbox.example' }).mode).toBe('demo');
});

const stripeKeys = (mode: string) => ({
  STRIPE_SECRET_KEY: `sk_${mode}_0123456789`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_0123456789`,
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
});

it.each(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const)(
  '[R72] [E1] %s of the other mode is refused, in a demo and on a live site, and not printed',
  (name) => {
    expect(readSettings(stripeKeys('test')).stripe).toMatchObject({ isLive: false });
    const live = stripeKeys('live')[name];
    const inDemo = () => readSettings({ ...stripeKeys('test'), [name]: live });
    expect(inDemo).toThrow(`Wrong settings for a demo: ${name} needs MODE=live`);
    const onLive = () => readSettings({ MODE: 'live', ...stripeKeys('live'), [name]: stripeKeys('test')[name] });
    expect(onLive).toThrow(`${name} is not a live key`);
    const restricted = () => readSettings({ ...stripeKeys('test'), STRIPE_SECRET_KEY: 'rk_live_0123456789' });
    expect(restricted).toThrow('STRIPE_SECRET_KEY needs MODE=live');
    for (const read of [inDemo, onLive, restricted]) expect(read).not.toThrow('0123456789');
  },
);

it('[R72] [E1] tax is calculated by Stripe only when the setting is exactly true', () => {
  expect(readSettings(stripeKeys('test')).stripe).toMatchObject({ collectsTax: false });
  expect(readSettings({ ...stripeKeys('test'), STRIPE_TAX: 'true' }).stripe).toMatchObject({ collectsTax: true });
  expect(() => readSettings({ ...stripeKeys('test'), STRIPE_TAX: 'yes' })).toThrow('STRIPE_TAX');
});

it('[S28] [R72] mails of a demo use the product’s name; a live site names its own address', () => {
  expect(readSettings({ PRODUCT_NAME: 'Oak "& Co", Ltd' }).mailFrom).toBe(
    String.raw`"Oak \"& Co\", Ltd" <no-reply@example.test>`,
  );
  const live = () => readSettings({ MODE: 'live', SITE_URL: 'https://site.example', SMTP_URL: 'smtp://mail.example' });
  expect(live).toThrow('MAIL_FROM is missing');
});
