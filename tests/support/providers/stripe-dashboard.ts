import type Stripe from 'stripe';
import { createStripeClient } from '@/lib/server/providers/payments/stripe-client';
import { startSimulatedStripe } from '@/lib/server/providers/payments/simulated/server';
import { simulatedStripeStore } from '@/lib/server/platform/providers/simulated-stripe-repository';

const secretKey = 'sk_test_dashboard';
let opened: Promise<Stripe> | undefined;

/** Stripe as its own dashboard sees it: the simulated account, without our client. */
export const stripeDashboard = (): Promise<Stripe> => (opened ??= open());

async function open() {
  const { apiBase } = await startSimulatedStripe(simulatedStripeStore, secretKey);
  return createStripeClient({ secretKey, apiBase });
}

/** The id of what Stripe may answer as an id or as the whole object. */
export const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === 'string' ? value : (value?.id ?? '');
