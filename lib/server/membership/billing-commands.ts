import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { billingOperationContract } from '@/lib/contracts/membership/billing-operation';
import { usdExact } from '@/lib/domain/shared/exact-money';
import { tiers } from '@/lib/domain/membership/plans';

export const billingUsage = `  billing setup         makes at Stripe what the site needs there: product, prices, coupons, webhook
  billing reconcile     compares what we keep with Stripe, and mends what differs
  billing drifts        what the latest comparisons found
  billing figures       monthly recurring revenue; gifts and complimentary access apart
  billing sources       which posts and ambassadors led to subscriptions, by first and last arrival
  billing refund <invoice> [cents]
                        gives back what an invoice brought, or a part of it; what it opened stays open
  billing grant <email> <member|cofounder> <2026-12-31> <reason>
                        gives somebody membership until the end of a day`;

/** `npm run ops -- billing ...`; returns the output, or undefined for unknown arguments. */
export async function runBilling(http: AxiosInstance, [verb, ...rest]: string[]): Promise<string | undefined> {
  const billing = createClient(billingOperationContract, http);
  if (verb === 'setup') {
    const { steps } = await billing.setUp();
    const lines = steps.map(({ what, state, detail }) => `${state.padEnd(7)}  ${what}${detail ? `  ${detail}` : ''}`);
    return lines.join('\n') || 'Payments are simulated here: there is nothing to set up.';
  }
  if (verb === 'reconcile') {
    const { checked, drifts } = await billing.reconcile();
    const lines = drifts.map(
      ({ kind, subject, detail, mendedAt }) => `${kind}  ${subject}  ${detail}  ${mendedAt ? 'mended' : 'STANDS'}`,
    );
    return [`${checked} looked at, ${drifts.length} differ`, ...lines].join('\n');
  }
  if (verb === 'drifts') {
    const { items } = await billing.drifts();
    const lines = items.map(
      ({ foundAt, kind, subject, mendedAt }) => `${foundAt}  ${kind}  ${subject}  ${mendedAt ? 'mended' : 'STANDS'}`,
    );
    return lines.join('\n') || 'Nothing has differed.';
  }
  if (verb === 'figures') {
    const { mrrCents, paying, trialing, pastDue, given, reasons } = await billing.figures();
    const said = Object.entries(reasons).map(([reason, count]) => `cancelled because ${reason}: ${count}`);
    const line = `${usdExact(mrrCents)} a month from ${paying} who pay; ${trialing} on a test drive, ${pastDue} past due, ${given} given`;
    return [line, ...said].join('\n');
  }
  if (verb === 'sources') {
    const { items } = await billing.sources();
    const lines = items.map(
      ({ kind, name, first, last, decided }) =>
        `${kind.padEnd(10)}  ${name}  first ${first}, last ${last}, decided ${decided}`,
    );
    return lines.join('\n') || 'Nobody has subscribed yet.';
  }
  if (verb === 'refund') {
    const [invoice, cents] = rest;
    if (!invoice || (cents !== undefined && !/^[1-9]\d{0,8}$/.test(cents))) return undefined;
    const amount = cents === undefined ? {} : { amountCents: Number(cents) };
    const { refundedCents } = await billing.refund({ body: { invoice, ...amount } });
    return `${usdExact(refundedCents)} is on its way back`;
  }
  const [email, plan, until, ...reason] = rest;
  const subscriptionType = tiers.find((tier) => tier === plan);
  if (verb !== 'grant' || !email || !subscriptionType || !until || reason.length === 0) return undefined;
  const given = await billing.grant({ body: { email, subscriptionType, until, reason: reason.join(' ') } });
  return `Given until ${given.until}`;
}
