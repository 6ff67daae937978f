import { settings } from '@/lib/server/platform/settings/env';
import { simulatedStripeSettings } from '@/lib/server/platform/settings/payment-settings';
import type { PaymentsProvider } from './payments';
import { startSimulatedStripe, type SimulatedStripe } from './simulated/server';
import type { SimulatedStripeMemory } from './simulated/state';
import { createStripe } from './stripe';
import { createStripeClient } from './stripe-client';

const slot = Symbol.for('site.simulated-stripe');
const shelf = globalThis as { [slot]?: Promise<SimulatedStripe> };

/**
 * Per module instance, unlike the simulated Stripe, which is one per process: a provider's errors are checked by class,
 * so they must come from the same module instance, and a process has up to three.
 */
let made: { of: string; provider: Promise<PaymentsProvider> } | undefined;

/** Stripe, or its simulation in demo mode without keys; undefined in live mode without keys. */
export function paymentsProvider(memory: SimulatedStripeMemory): Promise<PaymentsProvider> | undefined {
  const { stripe, mode } = settings();
  if (!stripe && mode === 'live') return undefined;
  const of = stripe ? JSON.stringify(stripe) : 'simulated';
  if (made?.of !== of) made = { of, provider: make(memory) };
  return made.provider;
}

async function make(memory: SimulatedStripeMemory): Promise<PaymentsProvider> {
  const { stripe: given } = settings();
  if (given) {
    const { webhookSecrets: secrets, publishableKey, isLive, collectsTax } = given;
    return createStripe({
      stripe: createStripeClient(given),
      secrets,
      publishableKey,
      isReal: true,
      isLive,
      collectsTax,
    });
  }
  const { secretKey, webhookSecret } = simulatedStripeSettings(settings().authSecret);
  const { apiBase } = await (shelf[slot] ??= startSimulatedStripe(memory, secretKey));
  const stripe = createStripeClient({ secretKey, apiBase });
  return createStripe({ stripe, secrets: [webhookSecret], publishableKey: null, isReal: false, isLive: false });
}
