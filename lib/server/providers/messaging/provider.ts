import { keyFor } from '@/lib/server/platform/sealing/crypto';
import { settings } from '@/lib/server/platform/settings/env';
import { createSimulatedTwilio } from './simulated';
import type { MessagingProvider } from './messaging';
import { createTwilio } from './twilio';

let made: { of: string; provider: MessagingProvider } | undefined;

/** Twilio or, in demo mode without keys, its simulation; undefined in live mode without keys, when messaging is off. */
export function messagingProvider(): MessagingProvider | undefined {
  const { twilio, mode, authSecret } = settings();
  if (!twilio && mode === 'live') return undefined;
  const of = twilio ? JSON.stringify(twilio) : 'simulated';
  if (made?.of !== of) {
    const simulated = () => createSimulatedTwilio(keyFor(authSecret, 'simulated messages').toString('hex'));
    made = { of, provider: twilio ? createTwilio(twilio) : simulated() };
  }
  return made.provider;
}
