import type Stripe from 'stripe';
import { createStripeClient } from '@/lib/server/providers/payments/stripe-client';
import { startSimulatedStripe } from '@/lib/server/providers/payments/simulated/server';
import { simulatedStripeStore } from '@/lib/server/platform/providers/simulated-stripe-repository';

const secretKey = 'sk_test_dashboard';
let opened: Promise<Stripe> | undefined;

/** Direct access to the simulated Stripe account, like Stripe's dashboard: without our client. */
export const stripeDashboard = (): Promise<Stripe> => (opened ??= open());

async function open() {
  const { apiBase } = await startSimulatedStripe(simulatedStripeStore, secretKey);
  return createStripeClient({ secretKey, apiBase });
}

/** The id of a value that Stripe may return as an id or as an expanded object. */
export const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === 'string' ? value : (value?.id ?? '');
