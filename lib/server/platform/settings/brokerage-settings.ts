import { z } from 'zod';

// Used in a header or a form, so characters that could end one are not allowed.
const credential = z.string().regex(/^[\x21-\x7e]{8,200}$/, 'must have 8 to 200 characters without spaces');
const address = z.url({ protocol: /^https?$/ }).optional();

/** The settings of the broker, as environment variables. */
export const brokerageShape = {
  ALPACA_API_KEY: credential.optional(),
  ALPACA_API_SECRET: credential.optional(),
  ALPACA_AUTH_MODE: z.enum(['basic', 'client_credentials']).default('basic'),
  ALPACA_API_BASE: address,
  /** Base URL for access tokens, used with client_credentials. */
  ALPACA_AUTH_BASE: address,
};

export type AlpacaSettings = {
  key: string;
  secret: string;
  authMode: 'basic' | 'client_credentials';
  apiBase: string;
  authBase: string;
  /** Whether this is the broker's test environment, which must not receive real identities. */
  isSandbox: boolean;
};

type Env = z.output<z.ZodObject<typeof brokerageShape>> & { MODE: 'demo' | 'live' };

/**
 * The broker's settings if there are keys; an incomplete pair is reported as missing. A demo uses the broker's sandbox.
 */
export function readAlpaca(env: Env): { alpaca: AlpacaSettings | undefined; missing: string[] } {
  const { ALPACA_API_KEY: key, ALPACA_API_SECRET: secret } = env;
  if (!key && !secret) return { alpaca: undefined, missing: [] };
  if (!key || !secret) return { alpaca: undefined, missing: [key ? 'ALPACA_API_SECRET' : 'ALPACA_API_KEY'] };
  const place = env.MODE === 'live' ? '' : 'sandbox.';
  const apiBase = plain(env.ALPACA_API_BASE ?? `https://broker-api.${place}alpaca.markets`);
  const authBase = plain(env.ALPACA_AUTH_BASE ?? `https://authx.${place}alpaca.markets`);
  const isSandbox = env.MODE !== 'live';
  return { missing: [], alpaca: { key, secret, authMode: env.ALPACA_AUTH_MODE, apiBase, authBase, isSandbox } };
}

const plain = (url: string) => url.replace(/\/+$/, '');
