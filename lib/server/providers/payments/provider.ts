import { settings } from '@/lib/server/platform/settings/env';
import { simulatedStripeSettings } from '@/lib/server/platform/settings/payment-settings';
import type { PaymentsProvider } from './payments';
import { startSimulatedStripe, type SimulatedStripe } from './simulated/server';
import type { SimulatedStripeMemory } from './simulated/state';
import { createStripe } from './stripe';
import { createStripeClient } from './stripe-client';

let simulated: Promise<SimulatedStripe> | undefined;
let made: { of: string; provider: Promise<PaymentsProvider> } | undefined;

/** Stripe or, in demo mode without keys, its simulation; undefined in live mode without keys. */
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
  const { apiBase } = await (simulated ??= startSimulatedStripe(memory, secretKey));
  const stripe = createStripeClient({ secretKey, apiBase });
  return createStripe({ stripe, secrets: [webhookSecret], publishableKey: null, isReal: false, isLive: false });
}
