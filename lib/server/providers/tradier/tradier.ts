import { z } from 'zod';
import { tradierUnreachable, tradierRefused } from '@/lib/content/brokerage/bank-messages';
import { AppError } from '@/lib/server/platform/errors';
import { log } from '@/lib/server/platform/log/log';
import { createBreaker } from '@/lib/server/providers/breaker';
import type { TradierAnswer, TradierWire } from './tradier-wire';

export type TradierKeys = { accessToken: string; refreshToken: string | null; scope: string; expiresInS: number };
export type TradierProfile = { id: string; accounts: { mask: string; type: string; status: string }[] };
export type TradierJourney = { state: string; challenge: string };

/** Access to members' Tradier accounts. Requests reject with an `AppError` that has our own message. */
export type TradierProvider = {
  isReal: boolean;
  authorizeUrl(journey: TradierJourney): string;
  exchange(code: string, verifier: string, signal: AbortSignal): Promise<TradierKeys>;
  /** Gets a new access token. Rejects with `bad_request` if Tradier rejects the refresh token. */
  refresh(refreshToken: string, signal: AbortSignal): Promise<TradierKeys>;
  readProfile(accessToken: string, signal: AbortSignal): Promise<TradierProfile>;
  /** Stands in for Tradier's own page; only in a simulation. */
  allow?: (journey: TradierJourney & { scope: string }) => Promise<string>;
};

/** Read access only; permission to trade is not requested. */
export const tradierScope = 'read,market';

const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const keys = z.object({
  access_token: z.string().min(8).max(4096),
  expires_in: z.coerce
    .number()
    .int()
    .min(1)
    .max(90 * 86_400),
  scope: z.string().max(200).nullish(),
  // Only partners get a refresh token.
  refresh_token: z.string().min(8).max(4096).nullish().catch(null),
});
const account = z.object({ account_number: text, type: text.nullish(), status: text.nullish() });
/** A single account is an object, several are an array, and none is null or missing. Invalid accounts are skipped. */
const accounts = z
  .unknown()
  .transform((found) =>
    (Array.isArray(found) ? (found as unknown[]) : [found]).flatMap((one) => account.safeParse(one).data ?? []),
  );
const profile = z.object({ profile: z.object({ id: text, account: accounts.optional() }) });

export function createTradier(
  wire: TradierWire,
  rest: Pick<TradierProvider, 'isReal' | 'authorizeUrl' | 'allow'>,
): TradierProvider {
  const breaker = createBreaker({
    sentence: tradierUnreachable,
    isFailure: (error) => error instanceof AppError && error.code !== 'bad_request',
  });

  const ask = <S extends z.ZodType>(shape: S, call: () => Promise<TradierAnswer>): Promise<z.output<S>> =>
    breaker.run(async () => {
      const answer = await call();
      const parsed = answer.status === 200 ? shape.safeParse(answer.body) : undefined;
      if (parsed?.success) return parsed.data;
      throw refusal(answer);
    });

  return {
    ...rest,
    exchange: async (code, verifier, signal) =>
      toKeys(await ask(keys, () => wire.exchange({ code, verifier }, signal))),
    refresh: async (refreshToken, signal) => toKeys(await ask(keys, () => wire.refresh(refreshToken, signal))),
    readProfile: async (accessToken, signal) => {
      const { profile: found } = await ask(profile, () => wire.readProfile(accessToken, signal));
      return {
        id: found.id,
        // The full account number is sensitive; its last digits are enough to identify it.
        accounts: (found.account ?? []).map(({ account_number: number, type, status }) => ({
          mask: number.slice(-4),
          type: (type ?? '').slice(0, 40),
          status: (status ?? '').slice(0, 40),
        })),
      };
    },
  };
}

const toKeys = (found: z.output<typeof keys>): TradierKeys => ({
  accessToken: found.access_token,
  refreshToken: found.refresh_token ?? null,
  scope: found.scope ?? '',
  expiresInS: found.expires_in,
});

/** Translates an error by its status, because the bodies have several formats. */
function refusal({ status }: TradierAnswer) {
  const cause = new Error(`Tradier responded with ${status}.`);
  log.warn({ status }, 'Tradier rejected a request');
  if (status === 429 || status >= 500)
    return new AppError('unavailable', tradierUnreachable, { cause, retryAfterS: 60 });
  if (status === 400 || status === 401) return new AppError('bad_request', tradierRefused, { cause });
  return new AppError('upstream', tradierUnreachable, { cause });
}
