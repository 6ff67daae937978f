import { createHash, randomBytes } from 'node:crypto';
import { now } from '@/lib/server/clock';
import { hashOf } from '@/lib/server/crypto';
import type { SimulatedMemory } from '@/lib/server/providers/banking/simulated-memory';
import type { TradierJourney } from './tradier';
import type { TradierAnswer, TradierWire } from './tradier-wire';

const codeLifeMs = 600_000;

/** Tradier as the demonstration has it: a code is good once, for ten minutes, and for whoever set out with it. */
export function createSimulatedTradier(memory: SimulatedMemory) {
  const wire: TradierWire = {
    exchange: async ({ code, verifier }) => {
      const found = await memory.take(`code:${hashOf(code)}`);
      const isFresh = found !== null && now().getTime() - found.createdAt.getTime() < codeLifeMs;
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      if (!isFresh || found.data.challenge !== challenge) return answer(400, { error: 'invalid_grant' });
      const token = `sample-${randomBytes(16).toString('hex')}`;
      const scope = String(found.data.scope).replaceAll(',', ' ');
      await memory.write(`token:${hashOf(token)}`, { scope });
      const issued = now().toISOString();
      return answer(200, { access_token: token, expires_in: 86_399, issued_at: issued, scope, status: 'approved' });
    },
    readProfile: async (accessToken) =>
      (await memory.read(`token:${hashOf(accessToken)}`))
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
