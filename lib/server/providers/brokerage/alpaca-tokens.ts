import { z } from 'zod';
import { brokerUnreachable } from '@/lib/content/brokerage/brokerage-messages';
import { now } from '@/lib/server/platform/clock';
import { BrokerError } from './broker-error';

const issued = z.object({ access_token: z.string().min(1).max(8192), expires_in: z.number().positive() });

/** How long before its expiry a token is renewed, in milliseconds. */
const earlyMs = 60_000;

type Issue = (signal: AbortSignal) => Promise<{ status: number; body: unknown }>;

/**
 * Access tokens, which are valid for 15 minutes: cached, renewed a minute early, and requested once for concurrent
 * callers.
 */
export function createTokens(issue: Issue) {
  let cached: { token: string; until: number } | undefined;
  let underway: Promise<string> | undefined;

  async function renew(signal: AbortSignal): Promise<string> {
    const { status, body } = await issue(signal);
    const answer = issued.safeParse(body);
    if (status !== 200 || !answer.success)
      throw new BrokerError('nothing', 'upstream', brokerUnreachable, { cause: new Error(`No token: ${status}.`) });
    const { access_token: token, expires_in: seconds } = answer.data;
    cached = { token, until: now().getTime() + seconds * 1000 - earlyMs };
    return token;
  }

  return {
    get(signal: AbortSignal): Promise<string> {
      if (cached && now().getTime() < cached.until) return Promise.resolve(cached.token);
      underway ??= renew(signal).finally(() => (underway = undefined));
      return underway;
    },
    /** Removes a rejected token from the cache, unless it has been replaced in the meantime. */
    drop(token: string) {
      if (cached?.token === token) cached = undefined;
    },
  };
}
