import { z } from 'zod';

// Used in headers, so characters that could end one are not allowed.
const key = z.string().regex(/^[\w-]{8,200}$/, 'must have at least 8 letters, digits, dashes or underscores');
const address = z.url({ protocol: /^https?$/ });
const plain = (url: string) => url.replace(/\/+$/, '');

/** The settings of Plaid and Tradier, as environment variables. */
export const bankingShape = {
  PLAID_CLIENT_ID: key.optional(),
  PLAID_SECRET: key.optional(),
  PLAID_API_BASE: address.optional(),
  TRADIER_CLIENT_ID: key.optional(),
  TRADIER_CLIENT_SECRET: key.optional(),
  TRADIER_API_BASE: address.optional(),
};
type Env = z.output<z.ZodObject<typeof bankingShape>>;

type Keys = { clientId: string; secret: string; apiBase: string };
export type PlaidSettings = Keys;
export type TradierSettings = Keys;

type Read = { settings: Keys | undefined; missing: string[] };

/** Plaid's settings. A demo uses the sandbox unless a base URL is set; a base URL alone enables nothing. */
export const readPlaid = (env: Env, mode: 'demo' | 'live'): Read =>
  readKeys(
    { name: 'PLAID_CLIENT_ID', value: env.PLAID_CLIENT_ID },
    { name: 'PLAID_SECRET', value: env.PLAID_SECRET },
    env.PLAID_API_BASE ?? `https://${mode === 'live' ? 'production' : 'sandbox'}.plaid.com`,
  );

export const readTradier = (env: Env, mode: 'demo' | 'live'): Read =>
  readKeys(
    { name: 'TRADIER_CLIENT_ID', value: env.TRADIER_CLIENT_ID },
    { name: 'TRADIER_CLIENT_SECRET', value: env.TRADIER_CLIENT_SECRET },
    env.TRADIER_API_BASE ?? `https://${mode === 'live' ? 'api' : 'sandbox'}.tradier.com`,
  );

type Setting = { name: string; value: string | undefined };

/** Both values or neither; an incomplete pair is reported as missing. */
function readKeys(id: Setting, secret: Setting, base: string): Read {
  if (!id.value && !secret.value) return { settings: undefined, missing: [] };
  if (!id.value || !secret.value) return { settings: undefined, missing: [id.value ? secret.name : id.name] };
  return { missing: [], settings: { clientId: id.value, secret: secret.value, apiBase: plain(base) } };
}
