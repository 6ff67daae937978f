import { resolve } from 'node:path';
import { z } from 'zod';
import { brokerageShape, readAlpaca } from './brokerage-settings';
import { keyShape, type SealingKeys } from './key-settings';
import { bankingShape, readPlaid, readTradier } from './banking-settings';
import { marketShape, readFinnhub } from './market-settings';
import { messagingShape, readTwilio } from './messaging-settings';
import { keysOfOtherMode, paymentShape, readStripe } from './payment-settings';
import { keepSecret } from './secrets';

/** A setting is wrong or missing; the message names every one, never a value. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const text = z.string().trim().min(1);
const whole = (low: number, high: number) => z.coerce.number().int().min(low).max(high);
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const postgresAddress = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');

const networksOf = (text: string) => text.split(',').flatMap((part) => part.trim() || []);
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must name addresses or networks, with commas');

const shape = z.object({
  MODE: z.enum(['demo', 'live']).default('demo'),
  HOST: text.default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  SITE_URL: webAddress.optional(),
  API_BASE_URL: webAddress.optional(),
  PRODUCT_NAME: text.max(60).default('The ROI'),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: postgresAddress.optional(),
  AUTH_SECRET: text.min(32, 'must have at least 32 characters').optional(),
  OPS_TOKEN: text
    .min(24, 'must have at least 24 characters')
    .regex(/^[\w.~+/-]+=*$/, 'may hold letters, digits and . _ ~ + / - only')
    .optional(),
  ...keyShape,
  TRUST_PROXY: whole(0, 10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ACCESS_TTL_S: whole(1, 900).default(900),
  REFRESH_TTL_S: whole(60, 30 * 86_400).default(14 * 86_400),
  REFRESH_GRACE_S: whole(0, 30).default(30),
  RESET_TTL_S: whole(60, 3600).default(1800),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(100_000).default(1),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SECURITY_CONTACT: z.union([z.url({ protocol: /^(https|mailto)$/ }), z.email()]).optional(),
  MAIL_FROM: text.optional(),
  NEXT_PUBLIC_SEND_EVENTS: z.string().optional(),
  TEAM_NETWORKS: z.string().transform(networksOf).pipe(z.array(network)).default([]),
  RETENTION_MONTHS: whole(1, 120).default(13),
  SAMPLE_EXPERIMENT: z.enum(['on', 'off']).default('off'),
  CONSENT_REQUIRED: z.enum(['everywhere', 'eu', 'never']).default('eu'),
  ...messagingShape,
  ...marketShape,
  ...brokerageShape,
  ...bankingShape,
  ...paymentShape,
  OPERATOR_NAME: text.max(200).optional(),
  OPERATOR_ADDRESS: text.max(300).optional(),
  OPERATOR_EMAIL: z.email().optional(),
});

/** The names of all settings. */
export const settingNames = Object.keys(shape.shape);

export type Settings = ReturnType<typeof readSettings>;

/** Reads and checks every setting; exported for tests, the site uses `settings()`. */
export function readSettings(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = shape.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(
      `Wrong settings: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`,
    );
  }
  const env = parsed.data;
  if (env.MODE === 'live') refuseUnfitForLive(env);
  else refuseRealMoney(env);
  const { twilio, missing } = readTwilio(env);
  if (missing.length > 0) throw new SettingsError(`Wrong settings: missing for Twilio: ${missing.join(', ')}`);
  const { alpaca, missing: lacking } = readAlpaca(env);
  if (lacking.length > 0) throw new SettingsError(`Wrong settings: missing for Alpaca: ${lacking.join(', ')}`);
  const [plaid, tradier] = [readPlaid(env, env.MODE), readTradier(env, env.MODE)];
  const { stripe, missing: unpaid } = readStripe(env);
  const halves = [...plaid.missing, ...tradier.missing, ...unpaid];
  if (halves.length > 0) throw new SettingsError(`Wrong settings: missing: ${halves.join(', ')}`);
  const dataDir = resolve(env.DATA_DIR);
  const secret = (name: string, value: string | undefined) => value ?? keepSecret(dataDir, name);
  return {
    mode: env.MODE,
    host: env.HOST,
    port: env.PORT,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    apiBaseUrl: env.API_BASE_URL,
    productName: env.PRODUCT_NAME,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    // Read when first needed: a site that forwards to another API keeps no secrets of its own.
    get authSecret() {
      return secret('auth-secret', env.AUTH_SECRET);
    },
    get opsToken() {
      return secret('ops-token', env.OPS_TOKEN);
    },
    /** What personal data is sealed with. */
    get sealing(): SealingKeys {
      return { current: secret('kek', env.KEK_CURRENT), retired: env.KEK_RETIRED };
    },
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    accessTtlS: env.ACCESS_TTL_S,
    refreshTtlS: env.REFRESH_TTL_S,
    refreshGraceS: env.REFRESH_GRACE_S,
    resetTtlS: env.RESET_TTL_S,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${JSON.stringify(env.PRODUCT_NAME)} <no-reply@example.test>`,
    consentRule: env.CONSENT_REQUIRED,
    // Made-up words: a live site never shows them.
    sampleExperiment: env.MODE === 'demo' && env.SAMPLE_EXPERIMENT === 'on',
    securityContact: env.SECURITY_CONTACT,
    teamNetworks: env.TEAM_NETWORKS,
    retentionMonths: env.RETENTION_MONTHS,
    sendEvents: env.NEXT_PUBLIC_SEND_EVENTS === 'true',
    twilio,
    alpaca,
    finnhub: readFinnhub(env),
    plaid: plaid.settings,
    tradier: tradier.settings,
    stripe,
    appLinkUrl: env.APP_LINK_URL,
    messageDailyBudget: env.MESSAGE_DAILY_BUDGET,
    messageCountries: env.MESSAGE_COUNTRIES,
    operator: {
      ...(env.OPERATOR_NAME ? { name: env.OPERATOR_NAME } : {}),
      ...(env.OPERATOR_ADDRESS ? { address: env.OPERATOR_ADDRESS } : {}),
      ...(env.OPERATOR_EMAIL ? { email: env.OPERATOR_EMAIL } : {}),
    },
  };
}

const slot = Symbol.for('site.settings');
const shelf = globalThis as { [slot]?: Settings };

/** Next is building pages: there is no database, and the settings of the site that will run are not known. */
export const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build';

/** The settings of this process, parsed once. */
export function settings(): Settings {
  return (shelf[slot] ??= readSettings(process.env));
}

/** Where brokers and banks keep what is real: a demonstration, with its made-up people, has no business there. */
const realHosts = ['broker-api.alpaca.markets', 'authx.alpaca.markets', 'production.plaid.com', 'api.tradier.com'];

function refuseRealMoney(env: z.infer<typeof shape>) {
  const names = ['ALPACA_API_BASE', 'ALPACA_AUTH_BASE', 'PLAID_API_BASE', 'TRADIER_API_BASE'] as const;
  const real = names.filter((name) => env[name] !== undefined && realHosts.includes(new URL(env[name]).host));
  const wrong = [...real, ...keysOfOtherMode(env, 'demo')];
  if (wrong.length > 0) throw new SettingsError(`Wrong settings for a demo: ${wrong.join(', ')} needs MODE=live`);
}

function refuseUnfitForLive(env: z.infer<typeof shape>) {
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
  if (!env.API_BASE_URL) {
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
  if (wrong.length > 0) throw new SettingsError(`Wrong settings for live mode: ${wrong.join('; ')}`);
}

/** Few different characters, or a word from an example file: a secret nobody should ship. */
function isWeak(secret: string) {
  return new Set(secret).size < 10 || /change.?me|secret|example|password|default/i.test(secret);
}
