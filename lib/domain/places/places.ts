import { addMonths } from '@/lib/domain/shared/calendar/calendar-months';
import type { NameDisplay } from '../shared/name-displays';

export const placeKinds = ['cities', 'schools'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/**
 * free: never owned. pending: claimed, not confirmed yet. held: owned. lapsed: owned before. A free or lapsed place may
 * be on offer to the first on its waiting list.
 */
export const placeStates = ['free', 'pending', 'held', 'lapsed'] as const;
export type PlaceState = (typeof placeStates)[number];

export const claimEndings = ['withdrawn', 'rejected', 'released', 'lapsed'] as const;
export type ClaimEnding = (typeof claimEndings)[number];

export const placeEvents = ['claimed', 'confirmed', 'renewed', 'reported', 'offered', ...claimEndings] as const;
export type PlaceEvent = (typeof placeEvents)[number];

/** Numbers used by the rules and by the page's texts. */
export const placeRules = {
  /** Days for an operator's decision; then a claim is confirmed automatically. */
  decisionDays: 7,
  termMonths: 12,
  /** A term can be renewed in its last days. */
  renewalDays: 60,
  silenceDays: 90,
  warningDays: 14,
  offerDays: 7,
  placesPerMember: 2,
  waitingPerMember: 5,
} as const;

/** A claim that has not ended; confirmed when it has a term. */
export type LiveClaim = { accountId: string; claimedAt: Date; term: { endsAt: Date; lastReportAt: Date } | null };
/** The claim on a place, and the member it is offered to. */
export type Seat = { claim: LiveClaim | null; offeredTo: string | null };

/** The result of a claim: already owned, available, or taken by another member. */
export function answerClaim({ claim, offeredTo }: Seat, accountId: string): 'leads' | 'open' | 'taken' {
  if (claim) return claim.accountId === accountId ? 'leads' : 'taken';
  return offeredTo === null || offeredTo === accountId ? 'open' : 'taken';
}

/** The place's state after a claim ends: only an owned place can lapse. */
export const stateAfter = ({ term }: Pick<LiveClaim, 'term'>): PlaceState => (term ? 'lapsed' : 'free');

/** When an owner loses the place unless they report or renew, whichever comes first. */
export const lapsesAt = ({ endsAt, lastReportAt }: NonNullable<LiveClaim['term']>) =>
  new Date(Math.min(endsAt.getTime(), daysAfter(lastReportAt, placeRules.silenceDays).getTime()));

export const warnsAt = (term: NonNullable<LiveClaim['term']>) => daysAfter(lapsesAt(term), -placeRules.warningDays);

export const decidedBy = (claimedAt: Date) => daysAfter(claimedAt, placeRules.decisionDays);
export const offerEnds = (from: Date) => daysAfter(from, placeRules.offerDays);
export const renewableFrom = (endsAt: Date) => daysAfter(endsAt, -placeRules.renewalDays);

/** Whether a meeting may be announced for a day: not in the past in any time zone, and within a year. */
export function isMeetingDay(day: string, at: Date) {
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
  return day >= dayOf(daysAfter(at, -1)) && day <= dayOf(daysAfter(at, 366));
}

/** When a term that begins at an instant ends. */
export const termAfter = (from: Date) => addMonths(from, placeRules.termMonths);

/** The words of a search in ASCII letters, like those of the list. */
export const searchWords = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'\u2019.]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The displayed name of an owner. */
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
