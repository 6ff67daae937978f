import { addMonths } from '@/lib/domain/shared/calendar/calendar-months';
import { utcDay } from '@/lib/domain/shared/utc-day';
import type { NameDisplay } from '../shared/name-displays';

export const placeKinds = ['cities', 'schools'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/**
 * free: never owned. pending: claimed but not confirmed. held: owned. lapsed: owned in the past. A free or lapsed place
 * may be offered to the first member on its waiting list.
 */
export const placeStates = ['free', 'pending', 'held', 'lapsed'] as const;
export type PlaceState = (typeof placeStates)[number];

export const claimEndings = ['withdrawn', 'rejected', 'released', 'lapsed'] as const;
export type ClaimEnding = (typeof claimEndings)[number];

export const placeEvents = ['claimed', 'confirmed', 'renewed', 'reported', 'offered', ...claimEndings] as const;
export type PlaceEvent = (typeof placeEvents)[number];

/** Numbers used by the rules and the copy. */
export const placeRules = {
  /** Days for an operator's decision, after which a claim is confirmed automatically. */
  decisionDays: 7,
  termMonths: 12,
  /** A term can be renewed during its last days. */
  renewalDays: 60,
  silenceDays: 90,
  warningDays: 14,
  offerDays: 7,
  placesPerMember: 2,
  waitingPerMember: 5,
} as const;

/** A claim that has not ended. `term` is null until the claim is confirmed. */
export type LiveClaim = { accountId: string; claimedAt: Date; term: { endsAt: Date; lastReportAt: Date } | null };
/** The claim on a place, and the account that the place is offered to. */
export type Seat = { claim: LiveClaim | null; offeredTo: string | null };

/** Whether an account could claim the place: it already leads it, the place is open, or another member has it. */
export function answerClaim({ claim, offeredTo }: Seat, accountId: string): 'leads' | 'open' | 'taken' {
  if (claim) return claim.accountId === accountId ? 'leads' : 'taken';
  return offeredTo === null || offeredTo === accountId ? 'open' : 'taken';
}

/** The place's state after a claim ends. Only an owned place can lapse. */
export const stateAfter = ({ term }: Pick<LiveClaim, 'term'>): PlaceState => (term ? 'lapsed' : 'free');

/** When an owner loses the place unless they report or renew: the earlier of both deadlines. */
export const lapsesAt = ({ endsAt, lastReportAt }: NonNullable<LiveClaim['term']>) =>
  new Date(Math.min(endsAt.getTime(), daysAfter(lastReportAt, placeRules.silenceDays).getTime()));

export const warnsAt = (term: NonNullable<LiveClaim['term']>) => daysAfter(lapsesAt(term), -placeRules.warningDays);

export const decidedBy = (claimedAt: Date) => daysAfter(claimedAt, placeRules.decisionDays);
export const offerEnds = (from: Date) => daysAfter(from, placeRules.offerDays);
export const renewableFrom = (endsAt: Date) => daysAfter(endsAt, -placeRules.renewalDays);

/** Whether a meeting may be announced for a day: not past in every time zone, and within a year. */
export function isMeetingDay(day: string, at: Date) {
  return day >= utcDay(daysAfter(at, -1)) && day <= utcDay(daysAfter(at, 366));
}

/** The end of a term that begins at `from`. */
export const termAfter = (from: Date) => addMonths(from, placeRules.termMonths);

/** The words of a search, normalized like the names in the list. */
export const searchWords = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'\u2019.]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The public name of an owner, by their choice; null if they are not named. */
export function leaderName(display: NameDisplay, { firstName, lastName }: { firstName: string; lastName: string }) {
  if (display === 'none') return null;
  if (display === 'first-name') return firstName;
  return [firstName, lastName]
    .map((name) => [...name][0])
    .filter(Boolean)
    .map((letter) => `${letter}.`)
    .join(' ');
}

const dayMs = 86_400_000;
const daysAfter = (from: Date, days: number) => new Date(from.getTime() + days * dayMs);
