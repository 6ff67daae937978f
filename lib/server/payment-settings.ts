import { z } from 'zod';
import { derive, keyFor } from './crypto';

// They go into headers: no character that could end one.
const key = (prefix: string) =>
  z.string().regex(new RegExp(`^${prefix}_[\\w-]{8,250}$`), `must begin with ${prefix.replaceAll('?:', '')}_`);

/** The settings of payments, as they stand in the environment. */
export const paymentShape = {
  STRIPE_SECRET_KEY: key('(?:sk|rk)_(?:live|test)').optional(),
  STRIPE_PUBLISHABLE_KEY: key('pk_(?:live|test)').optional(),
  /** While it is exchanged, the old one and the new one with a comma. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((list) => list.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(key('whsec')).max(4))
    .optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
};

type Env = z.output<z.ZodObject<typeof paymentShape>>;

export type StripeSettings = {
  secretKey: string;
  publishableKey: string;
  webhookSecrets: readonly string[];
  apiBase: string;
  /** Real money: events of the test mode are not heard, and the other way round. */
  isLive: boolean;
};

const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** All three, or nothing; what is missing of them is named. */
export function readStripe(env: Env): { stripe: StripeSettings | undefined; missing: string[] } {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const webhookSecrets = env.STRIPE_WEBHOOK_SECRET;
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length) return { stripe: undefined, missing: [] };
  if (!secretKey || !publishableKey || !webhookSecrets) return { stripe: undefined, missing };
  const apiBase = (env.STRIPE_API_BASE ?? 'https://api.stripe.com').replace(/\/+$/, '');
  const isLive = secretKey.includes('_live_');
  return { missing: [], stripe: { secretKey, publishableKey, webhookSecrets, apiBase, isLive } };
}

/**
 * The settings whose keys are of the other mode: a demonstration takes no real money, a live site gives nothing away for
 * test cards, and the two keys of one account are of one mode.
 */
export const keysOfOtherMode = (env: Env, mode: 'demo' | 'live'): string[] =>
  (['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const).filter(
    (name) => env[name] !== undefined && (env[name].split('_')[1] === 'live') !== (mode === 'live'),
  );

/** The simulation's own keys: the same in every process of a site, and of no use anywhere else. */
export const simulatedStripeSettings = (secret: string) => ({
  secretKey: `sk_test_${derive(keyFor(secret, 'simulated stripe'), 'key').replaceAll('-', 'x')}`,
  webhookSecret: `whsec_${derive(keyFor(secret, 'simulated stripe'), 'webhooks').replaceAll('-', 'x')}`,
});
