import { keyFor } from '@/lib/server/platform/sealing/crypto';
import { settings } from '@/lib/server/platform/settings/env';
import { createSimulatedTwilio } from './simulated';
import type { MessagingProvider } from './messaging';
import { createTwilio } from './twilio';

const slot = Symbol.for('site.messaging-provider');
const shelf = globalThis as { [slot]?: { of: string; provider: MessagingProvider } };

/** Twilio, or its simulation in demo mode without keys; undefined in live mode without keys: messages are off. */
export function messagingProvider(): MessagingProvider | undefined {
  const { twilio, mode, authSecret } = settings();
  if (!twilio && mode === 'live') return undefined;
  const of = twilio ? JSON.stringify(twilio) : 'simulated';
  if (shelf[slot]?.of !== of) {
    const simulated = () => createSimulatedTwilio(keyFor(authSecret, 'simulated messages').toString('hex'));
    shelf[slot] = { of, provider: twilio ? createTwilio(twilio) : simulated() };
  }
  return shelf[slot].provider;
}
