import { paths } from '@/lib/domain/paths';
import { settings } from '@/lib/server/env';
import type { SimulatedMemory } from '@/lib/server/providers/banking/simulated-memory';
import { createSimulatedTradier } from './simulated';
import { createTradier, tradierScope, type TradierJourney, type TradierProvider } from './tradier';
import { createTradierWire } from './tradier-wire';

const slot = Symbol.for('site.tradier-provider');
const shelf = globalThis as { [slot]?: { of: string; provider: TradierProvider } };

/** Tradier, its simulation in demo mode without keys; undefined in live mode without. */
export function tradierProvider(memory: SimulatedMemory): TradierProvider | undefined {
  const { tradier, mode } = settings();
  if (!tradier && mode === 'live') return undefined;
  const of = tradier ? JSON.stringify(tradier) : 'simulated';
  if (shelf[slot]?.of !== of) {
    if (tradier) {
      const page = `${tradier.apiBase}/v1/oauth/authorize`;
      const authorizeUrl = (journey: TradierJourney) => `${page}?${queryOf(tradier.clientId, journey)}`;
      shelf[slot] = { of, provider: createTradier(createTradierWire(tradier), { isReal: true, authorizeUrl }) };
    } else {
      const { wire, allow } = createSimulatedTradier(memory);
      const authorizeUrl = (journey: TradierJourney) => `${paths.tradierSample}?${queryOf('sample', journey)}`;
      shelf[slot] = { of, provider: createTradier(wire, { isReal: false, authorizeUrl, allow }) };
    }
  }
  return shelf[slot].provider;
}

/**
 * The registered address is where people come back to. Tradier documents no PKCE; what it does not know it has to
 * ignore (RFC 6749, 3.1), and where it is known a stolen code is worth nothing.
 */
const queryOf = (clientId: string, { state, challenge }: TradierJourney) =>
  new URLSearchParams({
    client_id: clientId,
    scope: tradierScope,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }).toString();
