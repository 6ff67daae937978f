import { z } from 'zod';
import { brokerAway } from '@/lib/content/brokerage-messages';
import { now } from '@/lib/server/clock';
import { BrokerFault } from './broker-fault';

const issued = z.object({ access_token: z.string().min(1).max(8192), expires_in: z.number().positive() });

/** A token is renewed this long before it ends. */
const earlyMs = 60_000;

type Issue = (signal: AbortSignal) => Promise<{ status: number; body: unknown }>;

/** Access tokens of fifteen minutes: kept, renewed a minute early, and asked for once however many need one. */
export function createTokens(issue: Issue) {
  let kept: { token: string; until: number } | undefined;
  let underway: Promise<string> | undefined;

  async function renew(signal: AbortSignal): Promise<string> {
    const { status, body } = await issue(signal);
    const answer = issued.safeParse(body);
    if (status !== 200 || !answer.success)
      throw new BrokerFault('nothing', 'upstream', brokerAway, { cause: new Error(`No token: ${status}.`) });
    const { access_token: token, expires_in: seconds } = answer.data;
    kept = { token, until: now().getTime() + seconds * 1000 - earlyMs };
    return token;
  }

  return {
    get(signal: AbortSignal): Promise<string> {
      if (kept && now().getTime() < kept.until) return Promise.resolve(kept.token);
      underway ??= renew(signal).finally(() => (underway = undefined));
      return underway;
    },
    /** Forgets a token that was not taken, unless another has come meanwhile. */
    drop(token: string) {
      if (kept?.token === token) kept = undefined;
    },
  };
}
