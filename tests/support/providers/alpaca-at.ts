import { createAlpaca } from '@/lib/server/providers/brokerage/alpaca';
import { createAlpacaWire } from '@/lib/server/providers/brokerage/alpaca-wire';
import { alpacaSettings } from './fake-alpaca';

/** Our broker client, connected to a stand-in at this URL. */
export const alpacaAt = (address: string, changes: Parameters<typeof alpacaSettings>[0] = {}) =>
  createAlpaca(createAlpacaWire(alpacaSettings({ apiBase: address, authBase: address, ...changes })), {
    isReal: true,
    isSandbox: true,
  });
