import { settings } from '@/lib/server/platform/settings/env';
import type { BankingProvider } from './banking';
import { createPlaid } from './plaid';
import { createPlaidWire } from './plaid-wire';
import { createSimulatedPlaid } from './simulated';
import type { SimulatedMemory } from './simulated-memory';

let made: { of: string; provider: BankingProvider } | undefined;

/** Plaid or, in demo mode without keys, its simulation; undefined in live mode without keys. */
export function bankingProvider(memory: SimulatedMemory): BankingProvider | undefined {
  const { plaid, mode } = settings();
  if (!plaid && mode === 'live') return undefined;
  const of = plaid ? JSON.stringify(plaid) : 'simulated';
  if (made?.of !== of) {
    const { wire, sample } = plaid ? { wire: createPlaidWire(plaid) } : createSimulatedPlaid(memory);
    made = { of, provider: createPlaid(wire, { isReal: plaid !== undefined, ...(sample ? { sample } : {}) }) };
  }
  return made.provider;
}
