import { resolve } from 'node:path';
import { readPlaid, readTradier } from './banking-settings';
import { readAlpaca } from './brokerage-settings';
import type { SealingKeys } from './key-settings';
import { readFinnhub } from './market-settings';
import { readTwilio } from './messaging-settings';
import { readStripe } from './payment-settings';
import { readOrCreateSecret } from './secrets';
import { shape, type Env } from './settings-shape';
import { findMissing, findInvalidSettings } from './invalid-settings';

/** Thrown if settings are invalid or missing. The message names all of them, but never a value. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export type Settings = ReturnType<typeof readSettings>;

/** Reads and validates all settings. Exported for tests; the site calls `settings()`. */
export function readSettings(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const env = parseAll(given);
  const { twilio } = readTwilio(env);
  const { alpaca } = readAlpaca(env);
  const [plaid, tradier] = [readPlaid(env, env.MODE), readTradier(env, env.MODE)];
  const { stripe } = readStripe(env);
  const dataDir = resolve(env.DATA_DIR);
  const secret = (name: string, value: string | undefined) => value ?? readOrCreateSecret(dataDir, name);
  return {
    mode: env.MODE,
    host: env.HOST,
    port: env.PORT,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    apiBaseUrl: env.API_BASE_URL,
    productName: env.PRODUCT_NAME,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    // Read on first use, because a site that forwards to an external API has no secrets.
    get authSecret() {
      return secret('auth-secret', env.AUTH_SECRET);
    },
    get opsToken() {
      return secret('ops-token', env.OPS_TOKEN);
    },
    /** Whether the key that encrypts personal data is stored in the data folder. */
    isKeyKept: env.KEK_CURRENT === undefined,
    /** The keys that encrypt personal data. */
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
    // The sample experiment has placeholder copy, which a live site must not show.
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

/** Parses all settings and reports all problems at once, so that one start is enough to find them. */
function parseAll(given: Record<string, string | undefined>): Env {
  const parsed = shape.safeParse(given);
  const issues = parsed.success ? [] : parsed.error.issues;
  const reported = new Set(issues.map((issue) => String(issue.path[0])));
  // Continue as if the invalid settings were not set, which works because all are optional.
  const env =
    parsed.data ?? shape.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !reported.has(name))));
  const wrong = [...issues.map((issue) => `${issue.path.join('.')} ${issue.message}`), ...findMissing(env, reported)];
  // Without a mode, the rules for that mode cannot be checked.
  const invalid = reported.has('MODE') ? [] : findInvalidSettings(env, reported);
  const lines = [
    ...(wrong.length > 0 ? [`Wrong settings: ${wrong.join('; ')}`] : []),
    ...(invalid.length > 0
      ? [`Wrong settings for ${env.MODE === 'live' ? 'live mode' : 'a demo'}: ${invalid.join('; ')}`]
      : []),
  ];
  if (lines.length > 0) throw new SettingsError(lines.join('. '));
  return env;
}

let current: Settings | undefined;

/** The settings of this process, parsed once. */
export function settings(): Settings {
  return (current ??= readSettings(process.env));
}

/** For tests: replaces the settings; without an argument, they are read again. */
export function setSettings(other?: Settings) {
  current = other;
}
