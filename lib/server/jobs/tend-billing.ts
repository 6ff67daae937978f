import { log } from '@/lib/server/log';
import { remindPayers } from '@/lib/server/services/billing-reminders';
import { findPayments, passSimulatedTime } from '@/lib/server/services/payments';
import { reconcile } from '@/lib/server/services/reconcile';
import { clearUnfinished } from '@/lib/server/services/subscription-sync';
import { workOnOpenEvents } from '@/lib/server/services/stripe-events';

/** What time does to payments: reminders, gifts that end, events that broke off; and Stripe's own time, where it is played. */
export async function tendBilling() {
  const moved = await passSimulatedTime();
  const isOn = (await findPayments()) !== undefined;
  const heard = isOn ? await workOnOpenEvents() : 0;
  const cleared = isOn ? await clearUnfinished() : 0;
  const written = await remindPayers();
  if (moved + heard + cleared + written > 0) log.info({ moved, heard, cleared, written }, 'payments looked after');
}

/** Once a night: what we keep against what Stripe has. */
export async function reconcileBilling() {
  if (!(await findPayments())) return;
  const { checked, drifts } = await reconcile();
  if (drifts.length > 0) log.warn({ checked, drifts: drifts.length }, 'payments differed from Stripe');
}
