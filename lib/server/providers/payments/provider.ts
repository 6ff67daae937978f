import { settings } from '@/lib/server/env';
import { simulatedStripeSettings } from '@/lib/server/payment-settings';
import type { PaymentsProvider } from './payments';
import { startSimulatedStripe } from './simulated/server';
import type { SimulatedStripeMemory } from './simulated/state';
import { createStripe } from './stripe';
import { createStripeClient } from './stripe-client';

const slot = Symbol.for('site.payments-provider');
const shelf = globalThis as { [slot]?: { of: string; provider: Promise<PaymentsProvider> } };

/** Stripe, its simulation in demo mode without keys; undefined in live mode without: nothing is pretended. */
export function paymentsProvider(memory: SimulatedStripeMemory): Promise<PaymentsProvider> | undefined {
  const { stripe, mode } = settings();
  if (!stripe && mode === 'live') return undefined;
  const of = stripe ? JSON.stringify(stripe) : 'simulated';
  if (shelf[slot]?.of !== of) shelf[slot] = { of, provider: make(memory) };
  return shelf[slot].provider;
}

async function make(memory: SimulatedStripeMemory): Promise<PaymentsProvider> {
  const { stripe: given } = settings();
  if (given) {
    const { webhookSecrets: secrets, publishableKey, isLive } = given;
    return createStripe({ stripe: createStripeClient(given), secrets, publishableKey, isReal: true, isLive });
  }
  const { secretKey, webhookSecret } = simulatedStripeSettings(settings().authSecret);
  const { apiBase } = await startSimulatedStripe(memory, secretKey);
  const stripe = createStripeClient({ secretKey, apiBase });
  return createStripe({ stripe, secrets: [webhookSecret], publishableKey: null, isReal: false, isLive: false });
}
