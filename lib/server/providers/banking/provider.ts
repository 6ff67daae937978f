import { settings } from '@/lib/server/platform/settings/env';
import type { BankingProvider } from './banking';
import { createPlaid } from './plaid';
import { createPlaidWire } from './plaid-wire';
import { createSimulatedPlaid } from './simulated';
import type { SimulatedMemory } from './simulated-memory';

const slot = Symbol.for('site.banking-provider');
const shelf = globalThis as { [slot]?: { of: string; provider: BankingProvider } };

/** Plaid, or its simulation in demo mode without keys; undefined in live mode without keys. */
export function bankingProvider(memory: SimulatedMemory): BankingProvider | undefined {
  const { plaid, mode } = settings();
  if (!plaid && mode === 'live') return undefined;
  const of = plaid ? JSON.stringify(plaid) : 'simulated';
  if (shelf[slot]?.of !== of) {
    const { wire, sample } = plaid ? { wire: createPlaidWire(plaid) } : createSimulatedPlaid(memory);
    shelf[slot] = { of, provider: createPlaid(wire, { isReal: plaid !== undefined, ...(sample ? { sample } : {}) }) };
  }
  return shelf[slot].provider;
}
