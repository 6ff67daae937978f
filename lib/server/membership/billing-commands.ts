import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { billingOperationContract } from '@/lib/contracts/membership/billing-operation';
import { usdExact } from '@/lib/domain/shared/money';
import { tiers } from '@/lib/domain/membership/plans';

export const billingUsage = `  billing setup         create the missing Stripe product, prices, coupons and webhook
  billing reconcile     compare billing records with Stripe and fix differences
  billing drifts        list the results of the latest comparisons
  billing figures       show monthly recurring revenue; gifts and complimentary access separately
  billing sources       list posts and ambassadors that led to subscriptions, by first and last touch
  billing refund <invoice> [cents]
                        refund an invoice in full or in part; the subscription continues
  billing grant <email> <member|cofounder> <2026-12-31> <reason>
                        grant membership until the end of a day`;

/** `npm run ops -- billing ...`; returns the output, or undefined for unknown arguments. */
export async function runBilling(http: AxiosInstance, [verb, ...rest]: string[]): Promise<string | undefined> {
  const billing = createClient(billingOperationContract, http);
  if (verb === 'setup') {
    const { steps } = await billing.setUp();
    const lines = steps.map(({ what, state, detail }) => `${state.padEnd(7)}  ${what}${detail ? `  ${detail}` : ''}`);
    return lines.join('\n') || 'Payments are simulated. Nothing to set up.';
  }
  if (verb === 'reconcile') {
    const { checked, drifts } = await billing.reconcile();
    const lines = drifts.map(
      ({ kind, subject, detail, fixedAt }) => `${kind}  ${subject}  ${detail}  ${fixedAt ? 'fixed' : 'OPEN'}`,
    );
    return [`${checked} checked, ${drifts.length} differ`, ...lines].join('\n');
  }
  if (verb === 'drifts') {
    const { items } = await billing.drifts();
    const lines = items.map(
      ({ foundAt, kind, subject, fixedAt }) => `${foundAt}  ${kind}  ${subject}  ${fixedAt ? 'fixed' : 'OPEN'}`,
    );
    return lines.join('\n') || 'No differences.';
  }
  if (verb === 'figures') {
    const { mrrCents, paying, trialing, pastDue, given, reasons } = await billing.figures();
    const reasonLines = Object.entries(reasons).map(([reason, count]) => `canceled because ${reason}: ${count}`);
    const line = `${usdExact(mrrCents)} a month from ${paying} paying members; ${trialing} before their first charge, ${pastDue} past due, ${given} complimentary`;
    return [line, ...reasonLines].join('\n');
  }
  if (verb === 'sources') {
    const { items } = await billing.sources();
    const lines = items.map(
      ({ kind, name, first, last, decided }) =>
        `${kind.padEnd(10)}  ${name}  first ${first}, last ${last}, decided ${decided}`,
    );
    return lines.join('\n') || 'No subscriptions yet.';
  }
  if (verb === 'refund') {
    const [invoice, cents] = rest;
    if (!invoice || (cents !== undefined && !/^[1-9]\d{0,8}$/.test(cents))) return undefined;
    const amount = cents === undefined ? {} : { amountCents: Number(cents) };
    const { refundedCents } = await billing.refund({ body: { invoice, ...amount } });
    return `${usdExact(refundedCents)} refunded`;
  }
  const [email, plan, until, ...reason] = rest;
  const subscriptionType = tiers.find((tier) => tier === plan);
  if (verb !== 'grant' || !email || !subscriptionType || !until || reason.length === 0) return undefined;
  const given = await billing.grant({ body: { email, subscriptionType, until, reason: reason.join(' ') } });
  return `Granted until ${given.until}`;
}
