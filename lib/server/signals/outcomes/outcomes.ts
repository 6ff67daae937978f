import type { z } from 'zod';
import type { OutcomeSurvey, outcomeReport, OwnOutcomes } from '@/lib/contracts/signals/outcomes';
import { outcomesNeedPlan, outcomesNotJoined, outcomeUnknownSignal } from '@/lib/content/signals/outcomes/messages';
import { randomId } from '@/lib/domain/shared/ids';
import { enoughCases } from '@/lib/domain/shared/wilson';
import { outcomeResults } from '@/lib/domain/signals/outcomes/outcome-results';
import { holdsPlan } from '@/lib/server/membership/viewers';
import { now } from '@/lib/server/platform/clock';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { recordConsent } from '@/lib/server/visits/consents-repository';
import * as rows from './outcomes-repository';

type Member = { accountId: string; origin: Origin };

/**
 * The published survey results. They include only reports from before the current month, so that comparing two days
 * cannot reveal a single member's report.
 */
export async function readSurvey(): Promise<OutcomeSurvey> {
  const until = monthStart(now());
  const members = await rows.listMemberAverages(db(), until);
  const results = outcomeResults(members);
  const isSample = results !== null && members.some((member) => member.isSample);
  return {
    results,
    leastMembers: enoughCases,
    until: until.toISOString(),
    meta: { source: isSample ? 'Sample generator' : 'Member survey', asOf: until.toISOString(), isSample },
  };
}

/** Whether the caller has joined and has a plan, and the closed signals with the results that they reported. */
export async function readOwn(accountId: string): Promise<OwnOutcomes> {
  const [hasPlan, signals] = await Promise.all([holdsPlan(accountId), rows.listReportable(db(), accountId)]);
  return { hasJoined: signals !== undefined, hasPlan, signals: (signals ?? []).map(toOwnSignal) };
}

export async function join({ accountId, origin }: Member) {
  await requirePlan({ accountId, origin });
  await transaction(async (tx) => {
    if (!(await rows.joinSurvey(tx, { id: randomId(), accountId, at: now() }))) return;
    const page = '/options-signals/performance';
    await recordConsent(tx, { name: 'outcome-survey', subject: accountId, given: 'button', page, origin });
  });
  return readOwn(accountId);
}

/** Needs no plan: members can always delete their reports. */
export async function leaveOutcomeSurvey({ accountId }: Member) {
  await transaction((tx) => rows.leaveSurvey(tx, accountId));
  return readOwn(accountId);
}

export async function report(member: Member, signalId: string, { paid, received }: z.output<typeof outcomeReport>) {
  await requirePlan(member);
  const [paidCents, receivedCents] = [Math.round(paid * 100), Math.round(received * 100)];
  await asMember(member, async (tx, memberId) => {
    if (!(await rows.saveOutcome(tx, { memberId, signalId, paidCents, receivedCents, at: now() })))
      throw new AppError('not_found', outcomeUnknownSignal);
  });
  return readOwn(member.accountId);
}

export async function remove(member: Member, signalId: string) {
  await asMember(member, async (tx, memberId) => {
    if (!(await rows.deleteOutcome(tx, { memberId, signalId }))) throw new AppError('not_found', outcomeUnknownSignal);
  });
  return readOwn(member.accountId);
}

const asMember = ({ accountId }: Member, act: (tx: Tx, memberId: string) => Promise<void>) =>
  transaction(async (tx) => {
    const memberId = await rows.findOutcomeMember(tx, accountId);
    if (memberId === undefined) throw new AppError('conflict', outcomesNotJoined);
    await act(tx, memberId);
  });

async function requirePlan({ accountId, origin }: Member) {
  await enforceLimits([{ limit: 'outcomeChangesByAccount', key: accountId }], origin);
  if (!(await holdsPlan(accountId))) throw new AppError('conflict', outcomesNeedPlan);
}

const toOwnSignal = ({ strikeCents, roiBp, paidCents, receivedCents, ...signal }: rows.ReportableSignal) => ({
  ...signal,
  strike: strikeCents / 100,
  recordResult: roiBp / 100,
  own: paidCents === null || receivedCents === null ? null : ownResult(paidCents, receivedCents),
});

const ownResult = (paidCents: number, receivedCents: number) => ({
  paid: paidCents / 100,
  received: receivedCents / 100,
  result: Math.round(((receivedCents - paidCents) * 1_000) / paidCents) / 10,
});

const monthStart = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
