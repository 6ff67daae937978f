import { z } from 'zod';

/** The settings of market data, as environment variables. */
export const marketShape = {
  // Used in a header, so characters that could end one are not allowed.
  FINNHUB_API_KEY: z
    .string()
    .regex(/^[\w-]{8,200}$/, 'must have at least 8 letters, digits, dashes or underscores')
    .optional(),
  FINNHUB_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
};

export type FinnhubSettings = { apiKey: string; apiBase: string };

/** Finnhub's settings if there is a key; a base URL alone enables nothing. */
export function readFinnhub(env: z.output<z.ZodObject<typeof marketShape>>): FinnhubSettings | undefined {
  if (!env.FINNHUB_API_KEY) return undefined;
  const apiBase = env.FINNHUB_API_BASE ?? 'https://finnhub.io/api/v1';
  return { apiKey: env.FINNHUB_API_KEY, apiBase: apiBase.replace(/\/+$/, '') };
}
