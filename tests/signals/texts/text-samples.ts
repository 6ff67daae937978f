import { signalTextsContract, type OwnSignalTexts } from '@/lib/contracts/signals/signal-texts';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

/** The signal text settings of a member with a plan; off unless stated otherwise. */
export const sampleTexts = (over: Partial<OwnSignalTexts> = {}): OwnSignalTexts => ({
  ...{ state: 'off', hasPlan: true, isAvailable: true, phone: null, channel: null, last: null, missed: 0 },
  ...{ notice: null, ...over },
});

/** Scripts the settings of a member who has not signed up for signal texts. */
export const mockSignalTexts = () => mockEndpoint(signalTextsContract.own, sampleTexts());
