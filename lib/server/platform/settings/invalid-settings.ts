import { readPlaid, readTradier } from './banking-settings';
import { readAlpaca } from './brokerage-settings';
import { readTwilio } from './messaging-settings';
import { keysOfOtherMode, readStripe } from './payment-settings';
import type { Env } from './settings-shape';

/** Settings that are missing because others are set, except names in `reported`. */
export function findMissing(env: Env, reported: ReadonlySet<string>): string[] {
  const parts: [string, string[]][] = [
    ['missing for Twilio', readTwilio(env).missing],
    ['missing for Alpaca', readAlpaca(env).missing],
    ['missing', [readPlaid(env, env.MODE), readTradier(env, env.MODE), readStripe(env)].flatMap((one) => one.missing)],
  ];
  return parts.flatMap(([what, names]) => {
    const news = names.filter((name) => !reported.has(name));
    return news.length > 0 ? [`${what}: ${news.join(', ')}`] : [];
  });
}

/** Settings that are invalid in this mode, except names in `reported`. */
export const findInvalidSettings = (env: Env, reported: ReadonlySet<string>) =>
  env.MODE === 'live' ? invalidForLive(env, reported) : invalidForDemo(env);

/** Production hosts of brokers and banks. A demo must not send its sample people's data to them. */
const realHosts = ['broker-api.alpaca.markets', 'authx.alpaca.markets', 'production.plaid.com', 'api.tradier.com'];

const moneyAddresses = ['ALPACA_API_BASE', 'ALPACA_AUTH_BASE', 'PLAID_API_BASE', 'TRADIER_API_BASE'] as const;

/** The host of a URL, without port and trailing dot. */
const hostOf = (address: string) => new URL(address).hostname.replace(/\.$/, '');

const isTestHost = (address: string) =>
  hostOf(address)
    .split('.')
    .some((label) => /^(sandbox|development)$/.test(label));

function invalidForDemo(env: Env): string[] {
  const real = moneyAddresses.filter((name) => env[name] !== undefined && realHosts.includes(hostOf(env[name])));
  const wrong = [...real, ...keysOfOtherMode(env, 'demo')];
  return wrong.length > 0 ? [`${wrong.join(', ')} needs MODE=live`] : [];
}

function invalidForLive(env: Env, reported: ReadonlySet<string>): string[] {
  const wrong: string[] = [];
  if (!env.SITE_URL?.startsWith('https://')) wrong.push('SITE_URL must be an https address');
  if (env.API_BASE_URL && !env.API_BASE_URL.startsWith('https://')) wrong.push('API_BASE_URL must be an https address');
  for (const name of keysOfOtherMode(env, 'live')) wrong.push(`${name} is not a live key`);
  for (const name of [
    'TWILIO_API_BASE',
    'APP_LINK_URL',
    'FINNHUB_API_BASE',
    'ALPACA_API_BASE',
    'ALPACA_AUTH_BASE',
    'PLAID_API_BASE',
    'TRADIER_API_BASE',
    'STRIPE_API_BASE',
  ] as const) {
    if (env[name] && !env[name].startsWith('https://')) wrong.push(`${name} must be an https address`);
  }
  // A live site must not send real identities and bank data to a test environment.
  for (const name of moneyAddresses)
    if (env[name] !== undefined && isTestHost(env[name]))
      wrong.push(`${name} leads to a test environment, which live mode does not use`);
  if (!env.API_BASE_URL && !reported.has('API_BASE_URL')) {
    if (!env.DATABASE_URL) wrong.push('DATABASE_URL is missing');
    if (!env.AUTH_SECRET) wrong.push('AUTH_SECRET is missing');
    if (!env.OPS_TOKEN) wrong.push('OPS_TOKEN is missing');
    if (!env.KEK_CURRENT) wrong.push('KEK_CURRENT is missing');
    if (env.SMTP_URL && !env.MAIL_FROM) wrong.push('MAIL_FROM is missing');
    for (const name of ['AUTH_SECRET', 'OPS_TOKEN', 'KEK_CURRENT'] as const) {
      if (env[name] && isWeak(env[name])) wrong.push(`${name} is too easy to guess`);
    }
    if (env.KEK_CURRENT && env.KEK_CURRENT === env.AUTH_SECRET) wrong.push('KEK_CURRENT must differ from AUTH_SECRET');
  }
  return wrong.filter((sentence) => !reported.has(sentence.split(' ', 1)[0] ?? ''));
}

/** Whether a secret has few distinct characters, or contains a word that is typical of example files. */
function isWeak(secret: string) {
  return new Set(secret).size < 10 || /change.?me|secret|example|password|default/i.test(secret);
}
