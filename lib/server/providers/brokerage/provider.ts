import { now } from '@/lib/server/platform/clock';
import { settings } from '@/lib/server/platform/settings/env';
import { createAlpaca } from './alpaca';
import { createAlpacaWire } from './alpaca-wire';
import type { BrokerageProvider } from './brokerage';
import { advanceStep } from './simulated-step';
import { createSimulatedWire, type BrokerMemory } from './simulated-wire';

let made: { of: string; provider: BrokerageProvider } | undefined;

/** Alpaca or, in demo mode without keys, its simulation; undefined in live mode without keys, when accounts are off. */
export function brokerageProvider(memory: BrokerMemory): BrokerageProvider | undefined {
  const { alpaca, mode } = settings();
  if (!alpaca && mode === 'live') return undefined;
  const of = alpaca ? JSON.stringify(alpaca) : 'simulated';
  if (made?.of !== of) {
    const provider = alpaca
      ? createAlpaca(createAlpacaWire(alpaca), { isReal: true, isSandbox: alpaca.isSandbox })
      : createSimulated(memory);
    made = { of, provider };
  }
  return made.provider;
}

const createSimulated = (memory: BrokerMemory): BrokerageProvider => ({
  ...createAlpaca(createSimulatedWire(memory), { isReal: false, isSandbox: true }),
  sample: { advanceStep: async (id) => (await memory.change(id, (one) => advanceStep(one, now()))) ?? false },
});
