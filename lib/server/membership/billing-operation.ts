import { priceCents, type Tier } from '@/lib/domain/membership/plans';
import { randomId } from '@/lib/domain/shared/ids';
import { stripeContract } from '@/lib/contracts/membership/stripe';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import type { SetupStep } from '@/lib/server/providers/payments/payments';
import { findAccountByEmail } from '@/lib/server/accounts/accounts-repository';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { billingFigures, listDrifts } from './drifts-repository';
import { insertGrant } from './gifts/gifts-repository';
import { listSubscriptionSources } from './subscription-sources-repository';
import { requirePayments } from './payments';

export async function readDrifts() {
  const rows = await listDrifts(db(), 200);
  return {
    items: rows.map(({ kind, subject, detail, foundAt, fixedAt }) => ({
      kind,
      subject,
      detail,
      foundAt: foundAt.toISOString(),
      fixedAt: fixedAt?.toISOString() ?? null,
    })),
  };
}

type Gift = { email: string; subscriptionType: Tier; until: string; reason: string };

/** Grants complimentary membership until the end of a day (UTC), with a reason. Grants do not count as revenue. */
export async function grantMembership({ email, subscriptionType: tier, until, reason }: Gift, origin: Origin) {
  const account = await findAccountByEmail(db(), 'user', email);
  if (!account) throw new AppError('not_found', 'No member has this email.');
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

const monthlyCents = (tier: Tier) => ({ month: priceCents(tier, 'month'), year: priceCents(tier, 'year') / 12 });

export const readFigures = () =>
  billingFigures(db(), {
    member: monthlyCents('member'),
    cofounder: monthlyCents('cofounder'),
  });

export const readSources = async () => ({ items: await listSubscriptionSources(db()) });

/** Sets up what Stripe needs before the first payment and returns the steps; empty for the simulated provider. */
export async function setUpPayments(): Promise<SetupStep[]> {
  const { setUp } = await requirePayments();
  return setUp ? setUp(`${settings().siteUrl}${stripeContract.event.path}`) : [];
}
