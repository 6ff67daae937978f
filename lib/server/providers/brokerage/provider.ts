import { settings } from '@/lib/server/env';
import { createAlpaca } from './alpaca';
import { createAlpacaWire } from './alpaca-wire';
import type { BrokerageProvider } from './brokerage';
import { createSimulatedWire, type BrokerMemory } from './simulated-wire';

const slot = Symbol.for('site.brokerage-provider');
const shelf = globalThis as { [slot]?: { of: string; provider: BrokerageProvider } };

/** Alpaca, its simulation in demo mode without keys; undefined in live mode without: accounts are off, not pretended. */
export function brokerageProvider(memory: BrokerMemory): BrokerageProvider | undefined {
  const { alpaca, mode } = settings();
  if (!alpaca && mode === 'live') return undefined;
  const of = alpaca ? JSON.stringify(alpaca) : 'simulated';
  if (shelf[slot]?.of !== of) {
    const provider = alpaca
      ? createAlpaca(createAlpacaWire(alpaca), { isReal: true, isSandbox: alpaca.isSandbox })
      : createAlpaca(createSimulatedWire(memory), { isReal: false, isSandbox: true });
    shelf[slot] = { of, provider };
  }
  return shelf[slot].provider;
}
