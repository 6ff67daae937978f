import type { Tier } from '@/lib/domain/plans';
import { monthlyPrices } from '@/lib/domain/plans';
import { randomId } from '@/lib/domain/ids';
import { stripeContract } from '@/lib/contracts/stripe';
import { now } from '../clock';
import { db, transaction } from '../db/pool';
import { settings } from '../env';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import type { SetupStep } from '../providers/payments/payments';
import { findAccountByEmail } from '../repositories/accounts';
import { recordAudit } from '../repositories/audit';
import { billingFigures, listDrifts } from '../repositories/drifts';
import { insertGrant } from '../repositories/gifts';
import { listSubscriptionSources } from '../repositories/subscription-sources';
import { requirePayments } from './payments';

export async function readDrifts() {
  const rows = await listDrifts(db(), 200);
  return {
    items: rows.map(({ kind, subject, detail, foundAt, mendedAt }) => ({
      kind,
      subject,
      detail,
      foundAt: foundAt.toISOString(),
      mendedAt: mendedAt?.toISOString() ?? null,
    })),
  };
}

type Gift = { email: string; subscriptionType: Tier; until: string; reason: string };

/** Membership that we give: to the end of a day, with a reason, and no part of what comes in. */
export async function giveMembership({ email, subscriptionType: tier, until, reason }: Gift, origin: Origin) {
  const account = await findAccountByEmail(db(), 'user', email);
  if (!account) throw new AppError('not_found', 'No member has this address.');
  const at = now();
  const endsAt = new Date(`${until}T23:59:59.999Z`);
  if (endsAt <= at)
    throw new AppError('unprocessable', 'That day is over.', { fields: { until: 'That day is over.' } });
  const id = randomId();
  await transaction(async (tx) => {
    const grant = { id, accountId: account.id, tier, kind: 'complimentary' as const, reason };
    await insertGrant(tx, { ...grant, startsAt: at, endsAt, createdAt: at });
    await recordAudit(tx, {
      event: 'membership_granted',
      result: 'ok',
      subject: account.id,
      origin,
      detail: { tier, until },
    });
  });
  return { id, until: endsAt.toISOString() };
}

export const readFigures = () => billingFigures(db(), monthlyPrices);

export const readSources = async () => ({ items: await listSubscriptionSources(db()) });

/** What has to stand at Stripe before anybody can pay. The simulation has it all. */
export async function setUpPayments(): Promise<SetupStep[]> {
  const { setUp } = await requirePayments();
  return setUp ? setUp(`${settings().siteUrl}${stripeContract.event.path}`) : [];
}
