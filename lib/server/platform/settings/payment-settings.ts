import { z } from 'zod';
import { derive, keyFor } from '../sealing/crypto';

// Used in headers, so characters that could end one are not allowed.
const key = (prefix: string) =>
  z.string().regex(new RegExp(`^${prefix}_[\\w-]{8,250}$`), `must begin with ${prefix.replaceAll('?:', '')}_`);

/** The settings of payments, as environment variables. */
export const paymentShape = {
  STRIPE_SECRET_KEY: key('(?:sk|rk)_(?:live|test)').optional(),
  STRIPE_PUBLISHABLE_KEY: key('pk_(?:live|test)').optional(),
  /** During a rotation, both the old and the new secret, separated by a comma. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((list) => list.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(key('whsec')).max(4))
    .optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_TAX: z.enum(['true', 'false']).default('false'),
};

type Env = z.output<z.ZodObject<typeof paymentShape>>;

export type StripeSettings = {
  secretKey: string;
  publishableKey: string;
  webhookSecrets: readonly string[];
  apiBase: string;
  /** Whether the keys are for live mode. Events of the other mode are ignored. */
  isLive: boolean;
  /** Whether Stripe Tax calculates tax, which requires a billing address. */
  collectsTax: boolean;
};

const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Stripe's settings: all three or none. Missing ones are reported. */
export function readStripe(env: Env): { stripe: StripeSettings | undefined; missing: string[] } {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const webhookSecrets = env.STRIPE_WEBHOOK_SECRET;
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length) return { stripe: undefined, missing: [] };
  if (!secretKey || !publishableKey || !webhookSecrets) return { stripe: undefined, missing };
  const apiBase = (env.STRIPE_API_BASE ?? 'https://api.stripe.com').replace(/\/+$/, '');
  const isLive = secretKey.includes('_live_');
  const collectsTax = env.STRIPE_TAX === 'true';
  return { missing: [], stripe: { secretKey, publishableKey, webhookSecrets, apiBase, isLive, collectsTax } };
}

/**
 * Settings whose keys belong to the other mode: a demo must not take real money, and a live site must not accept test
 * cards.
 */
export const keysOfOtherMode = (env: Env, mode: 'demo' | 'live'): string[] =>
  (['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const).filter(
    (name) => env[name] !== undefined && (env[name].split('_')[1] === 'live') !== (mode === 'live'),
  );

/** The simulation's own keys, which are the same in every process of a site and useless elsewhere. */
export const simulatedStripeSettings = (secret: string) => ({
  secretKey: `sk_test_${derive(keyFor(secret, 'simulated stripe'), 'key').replaceAll('-', 'x')}`,
  webhookSecret: `whsec_${derive(keyFor(secret, 'simulated stripe'), 'webhooks').replaceAll('-', 'x')}`,
});
