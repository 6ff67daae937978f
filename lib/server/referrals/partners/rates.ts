import type { OwnRates } from '@/lib/contracts/referrals/rates';
import { cutOf, scheduleOn, type Degree } from '@/lib/domain/referrals/referrals';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { db, type Handle } from '@/lib/server/platform/db/pool';
import { countOtherReferrals } from '../commissions-repository';
import { findTermsOn, hasOwnSale, listTerms, type PartnerTermsRow } from './partner-terms-repository';

export type Rate = { version: number; cutBp: number; termsId: string | null };

type Asked = { accountId: string; degree: Degree; referrals: number; at: Date };

/** A level's rate at a time: the agreed terms of that day, or the schedule's rate. Used for sales and for display. */
export async function rateAt(handle: Handle, { accountId, degree, referrals, at }: Asked): Promise<Rate> {
  const day = utcDay(at);
  const schedule = scheduleOn(day);
  const usual = cutOf(degree, referrals, schedule);
  const terms = await findTermsOn(handle, { accountId, degree, day });
  if (!terms) return { version: schedule.version, cutBp: usual, termsId: null };
  const isMet = await isConditionMet(handle, terms, at);
  return { version: schedule.version, cutBp: agreedCut({ ...terms, isMet }, usual), termsId: terms.id };
}

/**
 * The rate in basis points under agreed terms: 0 while their condition is not met, else their rate or, if they set
 * none, the usual one. Without agreed terms, the usual rate.
 */
export function agreedCut(terms: { cutBp: number | null; isMet: boolean } | undefined, usual: number): number {
  if (!terms) return usual;
  return terms.isMet ? (terms.cutBp ?? usual) : 0;
}

const isConditionMet = async (handle: Handle, { accountId, activityDays }: PartnerTermsRow, at: Date) =>
  activityDays === null || (await hasOwnSale(handle, { accountId, at, days: activityDays }));

/** The rates of an ambassador's next sale at each level, and their agreed terms. */
export async function readOwnRates(accountId: string): Promise<OwnRates> {
  const at = now();
  const today = utcDay(at);
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
