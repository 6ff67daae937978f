import { signalTextsContract, type OwnSignalTexts } from '@/lib/contracts/signals/signal-texts';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

/** The settings for signal texts of a member with a plan; off unless stated otherwise. */
export const sampleTexts = (over: Partial<OwnSignalTexts> = {}): OwnSignalTexts => ({
  ...{ state: 'off', hasPlan: true, isAvailable: true, phone: null, channel: null, last: null, missed: 0 },
  ...{ notice: null, ...over },
});

/** Returns the settings for signal texts before a member has signed up for them. */
export const mockSignalTexts = () => mockEndpoint(signalTextsContract.own, sampleTexts());
