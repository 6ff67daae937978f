import { keyFor } from '@/lib/server/platform/sealing/crypto';
import { settings } from '@/lib/server/platform/settings/env';
import { createSimulatedTwilio } from './simulated';
import type { MessagingProvider } from './messaging';
import { createTwilio } from './twilio';

let made: { of: string; provider: MessagingProvider } | undefined;

/** Twilio, or its simulation in demo mode without keys; undefined in live mode without keys: messages are off. */
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
