import { createHash, randomBytes } from 'node:crypto';
import { now } from '@/lib/server/platform/clock';
import { hashOf } from '@/lib/server/platform/sealing/crypto';
import type { SimulatedMemory } from '@/lib/server/providers/banking/simulated-memory';
import type { TradierJourney } from './tradier';
import type { TradierAnswer, TradierWire } from './tradier-wire';

const codeLifeMs = 600_000;
const tokenLifeS = 86_399;

/**
 * The simulated Tradier, with a partner's refresh tokens. A code works once, for ten minutes and only with its
 * verifier. An access token is valid for a day. Unknown refresh tokens are rejected.
 */
export function createSimulatedTradier(memory: SimulatedMemory) {
  async function issue(scope: string, refreshToken: string) {
    const token = `sample-${randomBytes(16).toString('hex')}`;
    await memory.write(`token:${hashOf(token)}`, { scope });
    return answer(200, {
      ...{ access_token: token, expires_in: tokenLifeS, issued_at: now().toISOString(), scope },
      ...{ status: 'approved', refresh_token: refreshToken },
    });
  }

  async function isGood(accessToken: string) {
    const found = await memory.read(`token:${hashOf(accessToken)}`);
    return found !== null && now().getTime() - found.createdAt.getTime() < tokenLifeS * 1000;
  }

  const wire: TradierWire = {
    exchange: async ({ code, verifier }) => {
      const found = await memory.take(`code:${hashOf(code)}`);
      const isFresh = found !== null && now().getTime() - found.createdAt.getTime() < codeLifeMs;
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      if (!isFresh || found.data.challenge !== challenge) return answer(400, { error: 'invalid_grant' });
      const refreshToken = `sample-refresh-${randomBytes(16).toString('hex')}`;
      const scope = String(found.data.scope).replaceAll(',', ' ');
      await memory.write(`refresh:${hashOf(refreshToken)}`, { scope });
      return issue(scope, refreshToken);
    },
    refresh: async (refreshToken) => {
      const found = await memory.read(`refresh:${hashOf(refreshToken)}`);
      return found ? issue(String(found.data.scope), refreshToken) : answer(400, { error: 'invalid_grant' });
    },
    readProfile: async (accessToken) =>
      (await isGood(accessToken))
        ? answer(200, {
            profile: {
              id: 'id-sample',
              name: 'A sample',
              account: {
                account_number: 'VA00000042',
                day_trader: false,
                option_level: 2,
                status: 'active',
                type: 'cash',
              },
            },
          })
        : answer(401, { fault: { faultstring: 'Invalid access token' } }),
  };
  const allow = async ({ challenge, scope }: TradierJourney & { scope: string }) => {
    const code = randomBytes(8).toString('hex');
    await memory.write(`code:${hashOf(code)}`, { challenge, scope });
    return code;
  };
  return { wire, allow };
}

const answer = (status: number, body: object): TradierAnswer => ({ status, body });
