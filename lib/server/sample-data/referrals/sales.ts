import { eq } from 'drizzle-orm';
import { priceCents } from '@/lib/domain/membership/plans';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { adjustCommissions, recordCommissions } from '@/lib/server/membership/credits/invoice-commissions';
import { insertCredit, insertSubscription } from '@/lib/server/membership/subscriptions-repository';
import type { Tx } from '@/lib/server/platform/db/pool';
import { touches } from '@/lib/server/platform/db/schema/attribution';
import { billingInvoices } from '@/lib/server/platform/db/schema/billing';
import { approveDue, updateCommission, lockCommissionsOf } from '@/lib/server/referrals/commissions-repository';
import { findBinding } from '@/lib/server/referrals/referrals-repository';
import { sampleAccountId } from '@/lib/domain/referrals/sample-accounts';
import { codeOf, noon } from './accounts';
import { sampleSales } from './people';

type Step = { day: number; run: () => Promise<unknown> };
type SampleSale = (typeof sampleSales)[number];

/** Replays payments, refunds, disputes and approvals by day, through the same code as real ones. */
export async function playSampleSales(tx: Tx, today: DateOnly) {
  const steps: Step[] = [];
  for (const [place, sale] of sampleSales.entries()) steps.push(...(await stepsOf(tx, { sale, place, today })));
  for (const { day, run } of steps.toSorted((a, b) => b.day - a.day)) {
    await approveDue(tx, noon(today, day));
    await run();
  }
}

async function stepsOf(tx: Tx, { sale, place, today }: { sale: SampleSale; place: number; today: DateOnly }) {
  const { payer, paid, cents = priceCents('member', 'month'), refund, dispute, hold } = sale;
  const first = Math.max(...paid);
  const subscriptionId = sale.isOther ? null : await openSubscription(tx, { sale, place, at: noon(today, first) });
  return paid.flatMap((day): Step[] => {
    const id = `in_sample_${place}_${day}`;
    const at = (after: number) => noon(today, day - after);
    const change = (after: number, to: Partial<typeof billingInvoices.$inferInsert>) => ({
      day: day - after,
      run: async () => {
        await tx.update(billingInvoices).set(to).where(eq(billingInvoices.stripeId, id));
        await adjustCommissions(tx, id, at(after));
      },
    });
    return [
      {
        day,
        run: async () => {
          await insertInvoice(tx, { id, accountId: sampleAccountId(payer), subscriptionId, cents, at: at(0) });
          await recordCommissions(tx, id, { hasCode: false, at: at(0) });
        },
      },
      ...(refund ? [change(refund.after, { refundedCents: Math.round(cents * refund.share) })] : []),
      ...(dispute ? [change(dispute.after, { dispute: 'open' })] : []),
      ...(hold ? [{ day: day - hold.after, run: () => holdAll(tx, id, { at: at(hold.after), ...hold }) }] : []),
    ];
  });
}

/** The subscription is already canceled, so that it is not compared with the payments provider's. */
async function openSubscription(tx: Tx, { sale, place, at }: { sale: SampleSale; place: number; at: Date }) {
  const [id, accountId] = [`sample-subscription-${place}`, sampleAccountId(sale.payer)];
  await insertSubscription(tx, { id, accountId, tier: 'member', interval: 'month', status: 'canceled', createdAt: at });
  const bound = sale.code === undefined ? await findBinding(tx, accountId) : null;
  const credit = { subscriptionId: id, accountId, creditedAt: at };
  if (sale.code !== undefined)
    await insertCredit(tx, {
      ...{ ...credit, ownerId: sampleAccountId(sale.code), code: codeOf(sale.code), source: 'code' },
    });
  else if (bound) await insertCredit(tx, { ...credit, ownerId: bound.ownerId, code: bound.code, source: 'link' });
  if (sale.isLateClick)
    await tx.insert(touches).values({
      ...{ subjectKind: 'subscription', subjectId: id, place: 'last', at, path: '/', utm: {} },
      referredBy: codeOf('ambassador'),
    });
  return id;
}

type Invoice = { id: string; accountId: string; subscriptionId: string | null; cents: number; at: Date };

const insertInvoice = (tx: Tx, { id, accountId, subscriptionId, cents, at }: Invoice) =>
  tx.insert(billingInvoices).values({
    ...{ stripeId: id, accountId, subscriptionId, status: 'paid', totalCents: cents, paidCents: cents },
    ...{ periodStart: at, periodEnd: at, createdAt: at, paidAt: at, syncedAt: at },
  });

async function holdAll(tx: Tx, invoiceId: string, { reason, at }: { reason: string; at: Date }) {
  for (const { id } of await lockCommissionsOf(tx, invoiceId))
    await updateCommission(tx, id, { holdReason: reason, changedAt: at });
}
