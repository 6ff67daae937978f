import { now } from '@/lib/server/platform/clock';
import { settings } from '@/lib/server/platform/settings/env';
import { createAlpaca } from './alpaca';
import { createAlpacaWire } from './alpaca-wire';
import type { BrokerageProvider } from './brokerage';
import { takeNextStep } from './simulated-step';
import { createSimulatedWire, type BrokerMemory } from './simulated-wire';

const slot = Symbol.for('site.brokerage-provider');
const shelf = globalThis as { [slot]?: { of: string; provider: BrokerageProvider } };

/** Alpaca, or its simulation in demo mode without keys; undefined in live mode without keys: accounts are off. */
export function brokerageProvider(memory: BrokerMemory): BrokerageProvider | undefined {
  const { alpaca, mode } = settings();
  if (!alpaca && mode === 'live') return undefined;
  const of = alpaca ? JSON.stringify(alpaca) : 'simulated';
  if (shelf[slot]?.of !== of) {
    const provider = alpaca
      ? createAlpaca(createAlpacaWire(alpaca), { isReal: true, isSandbox: alpaca.isSandbox })
      : createSimulated(memory);
    shelf[slot] = { of, provider };
  }
  return shelf[slot].provider;
}

const createSimulated = (memory: BrokerMemory): BrokerageProvider => ({
  ...createAlpaca(createSimulatedWire(memory), { isReal: false, isSandbox: true }),
  sample: { takeNextStep: async (id) => (await memory.change(id, (one) => takeNextStep(one, now()))) ?? false },
});
