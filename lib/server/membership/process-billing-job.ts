import { log } from '@/lib/server/platform/log/log';
import { remindPayers } from './billing-reminders';
import { findPayments, advanceSimulatedTime } from './payments';
import { resolveLostPayments } from './lost-payments';
import { reconcile } from './reconcile';
import { clearUnfinished } from './subscription-sync';
import { processOpenEvents } from './stripe-events';

/**
 * Job: advances the simulated Stripe, and processes failed events, lost payments, unfinished subscriptions and due
 * emails.
 */
export async function processDueBilling() {
  const moved = await advanceSimulatedTime();
  const isOn = (await findPayments()) !== undefined;
  const processedEvents = isOn ? await processOpenEvents() : 0;
  const resolved = isOn ? await resolveLostPayments() : 0;
  const cleared = isOn ? await clearUnfinished() : 0;
  const written = await remindPayers();
  if (moved + processedEvents + resolved + cleared + written > 0)
    log.info({ moved, events: processedEvents, resolved, cleared, written }, 'payments processed');
}

/** Nightly job: compares our billing data with Stripe's. */
export async function reconcileBilling() {
  if (!(await findPayments())) return;
  const { checked, drifts } = await reconcile();
  if (drifts.length > 0) log.warn({ checked, drifts: drifts.length }, 'payments differed from Stripe');
}
