import type { OwnRates } from '@/lib/contracts/referrals/rates';
import { cutOf, scheduleOn, type Degree } from '@/lib/domain/referrals/referrals';
import { now } from '@/lib/server/platform/clock';
import { db, type Handle } from '@/lib/server/platform/db/pool';
import { countOtherReferrals } from '../commissions-repository';
import { findTermsOn, hasOwnSale, listTerms, type PartnerTermsRow } from './partner-terms-repository';

export type Rate = { version: number; cutBp: number; termsId: string | null };

type Asked = { accountId: string; degree: Degree; referrals: number; at: Date };

/** The rate of a level at a time: the agreed terms of that day, else the schedule's. Used for sales and for display. */
export async function rateAt(handle: Handle, { accountId, degree, referrals, at }: Asked): Promise<Rate> {
  const day = at.toISOString().slice(0, 10);
  const schedule = scheduleOn(day);
  const usual = cutOf(degree, referrals, schedule);
  const terms = await findTermsOn(handle, { accountId, degree, day });
  if (!terms) return { version: schedule.version, cutBp: usual, termsId: null };
  const isMet = await isConditionMet(handle, terms, at);
  return { version: schedule.version, cutBp: agreedCut({ ...terms, isMet }, usual), termsId: terms.id };
}

/** The cut by agreed terms, if there are any: nothing while their condition is not met, else theirs or the usual one. */
export function agreedCut(terms: { cutBp: number | null; isMet: boolean } | undefined, usual: number): number {
  if (!terms) return usual;
  return terms.isMet ? (terms.cutBp ?? usual) : 0;
}

const isConditionMet = async (handle: Handle, { accountId, activityDays }: PartnerTermsRow, at: Date) =>
  activityDays === null || (await hasOwnSale(handle, { accountId, at, days: activityDays }));

/** What the next sale of each level earns an ambassador, and what was agreed with them. */
export async function readOwnRates(accountId: string): Promise<OwnRates> {
  const at = now();
  const today = at.toISOString().slice(0, 10);
  const levels = [];
  for (const level of [1, 2] as const) {
    const of = { payeeId: accountId, degree: level, payerId: '', at };
    const referrals = 1 + (await countOtherReferrals(db(), of));
    const { cutBp, version, termsId } = await rateAt(db(), { accountId, degree: level, referrals, at });
    levels.push({ level, cutBp, scheduleVersion: version, termsId });
  }
  const terms = [];
  for (const row of await listTerms(db(), accountId)) {
    const { id, degree, cutBp, activityDays, startsOn } = row;
    const endsOn = row.endedOn !== null && row.endedOn < row.endsOn ? row.endedOn : row.endsOn;
    if (endsOn < startsOn) continue;
    const isCurrent = startsOn <= today && today <= endsOn;
    const isMet = activityDays === null || !isCurrent ? null : await isConditionMet(db(), row, at);
    terms.push({ id, level: degree, cutBp, activityDays, isConditionMet: isMet, startsOn, endsOn, isCurrent });
  }
  return { levels, terms };
}
