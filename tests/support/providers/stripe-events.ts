import Stripe from 'stripe';
import { randomId } from '@/lib/domain/shared/ids';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { simulatedStripeSettings } from '@/lib/server/platform/settings/payment-settings';

const { webhookSecret, secretKey } = simulatedStripeSettings(settings().authSecret);
const stripe = new Stripe(secretKey);
export const nowS = () => Math.floor(Date.now() / 1000);

type Told = { id?: string; type: string; object: object; livemode?: boolean };
export const eventOf = ({ id = `evt_${randomId()}`, type, object, livemode = false }: Told) =>
  JSON.stringify({ id, object: 'event', created: nowS(), livemode, type, data: { object } });

export const sign = (payload: string, { secret = webhookSecret, timestamp = nowS() } = {}) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

export const rowOf = async (id: string) =>
  (
    await pool().query<Record<string, unknown>>(
      `select id, account_id, stripe_id, tier, interval, status, period_start, period_end, trial_end, cancels_at_period_end,
         past_due_since, ended_at, latest_invoice_id from subscriptions where id = $1`,
      [id],
    )
  ).rows[0];
export const stripeIdOf = async (id: string) => String((await rowOf(id))?.stripe_id);
