import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { settings } from '@/lib/server/platform/settings/env';
import type { SimulatedMemory } from '@/lib/server/providers/banking/simulated-memory';
import { createSimulatedTradier } from './simulated';
import { createTradier, tradierScope, type TradierJourney, type TradierProvider } from './tradier';
import { createTradierWire } from './tradier-wire';

let made: { of: string; provider: TradierProvider } | undefined;

/** Tradier or, in demo mode without keys, its simulation; undefined in live mode without keys. */
export function tradierProvider(memory: SimulatedMemory): TradierProvider | undefined {
  const { tradier, mode } = settings();
  if (!tradier && mode === 'live') return undefined;
  const of = tradier ? JSON.stringify(tradier) : 'simulated';
  if (made?.of !== of) {
    if (tradier) {
      const page = `${tradier.apiBase}/v1/oauth/authorize`;
      const authorizeUrl = (journey: TradierJourney) => `${page}?${queryOf(tradier.clientId, journey)}`;
      made = { of, provider: createTradier(createTradierWire(tradier), { isReal: true, authorizeUrl }) };
    } else {
      const { wire, allow } = createSimulatedTradier(memory);
      const authorizeUrl = (journey: TradierJourney) => `${brokeragePaths.tradierSample}?${queryOf('sample', journey)}`;
      made = { of, provider: createTradier(wire, { isReal: false, authorizeUrl, allow }) };
    }
  }
  return made.provider;
}

/**
 * The redirect URL is the registered one, so it is not sent. Tradier does not document PKCE: a server that does not
 * support it must ignore its parameters (RFC 6749, 3.1), and with support a stolen code is useless.
 */
const queryOf = (clientId: string, { state, challenge }: TradierJourney) =>
  new URLSearchParams({
    client_id: clientId,
    scope: tradierScope,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }).toString();
