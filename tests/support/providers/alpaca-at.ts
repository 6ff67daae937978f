import { createAlpaca } from '@/lib/server/providers/brokerage/alpaca';
import { createAlpacaWire } from '@/lib/server/providers/brokerage/alpaca-wire';
import { alpacaSettings } from './fake-alpaca';

/** Our side of the broker, led to a stand-in at this address. */
export const alpacaAt = (address: string, changes: Parameters<typeof alpacaSettings>[0] = {}) =>
  createAlpaca(createAlpacaWire(alpacaSettings({ apiBase: address, authBase: address, ...changes })), {
    isReal: true,
    isSandbox: true,
  });
