export const placeKinds = ['cities', 'schools'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/**
 * free: nobody leads it. pending: claimed, not confirmed yet. held: somebody leads it. lapsed: somebody led it, and
 * nobody does now. A free or lapsed place may be on offer to the first of its waiting list.
 */
export const placeStates = ['free', 'pending', 'held', 'lapsed'] as const;
export type PlaceState = (typeof placeStates)[number];

/** How a leader is named on the place's page: their own choice. */
export const leaderDisplays = ['first-name', 'initials', 'none'] as const;
export type LeaderDisplay = (typeof leaderDisplays)[number];

export const claimEndings = ['withdrawn', 'rejected', 'released', 'lapsed'] as const;
export type ClaimEnding = (typeof claimEndings)[number];

export const placeEvents = ['claimed', 'confirmed', 'renewed', 'reported', 'offered', ...claimEndings] as const;
export type PlaceEvent = (typeof placeEvents)[number];

/** The numbers behind the rules; the sentences on the pages take them from here. */
export const placeRules = {
  /** An operator has this long to decide; then a claim is confirmed by itself. */
  decisionDays: 7,
  termMonths: 12,
  /** A term may be renewed in its last days. */
  renewalDays: 60,
  silenceDays: 90,
  warningDays: 14,
  offerDays: 7,
  placesPerMember: 2,
  waitingPerMember: 5,
} as const;

/** A claim that has not ended; confirmed when it has a term. */
export type LiveClaim = { accountId: string; claimedAt: Date; term: { endsAt: Date; lastReportAt: Date } | null };
/** Who sits on a place, or to whom it is offered. */
export type Seat = { claim: LiveClaim | null; offeredTo: string | null };

/** What asking for a place comes to: it is theirs already, it is to be had, or somebody comes first. */
export function answerClaim({ claim, offeredTo }: Seat, accountId: string): 'leads' | 'open' | 'taken' {
  if (claim) return claim.accountId === accountId ? 'leads' : 'taken';
  return offeredTo === null || offeredTo === accountId ? 'open' : 'taken';
}

/** The place's state after a claim has ended: only a place that was led can lapse. */
export const stateAfter = ({ term }: Pick<LiveClaim, 'term'>): PlaceState => (term ? 'lapsed' : 'free');

/** When a leader loses the place unless they report or renew, whichever comes first. */
export const lapsesAt = ({ endsAt, lastReportAt }: NonNullable<LiveClaim['term']>) =>
  new Date(Math.min(endsAt.getTime(), daysAfter(lastReportAt, placeRules.silenceDays).getTime()));

export const warnsAt = (term: NonNullable<LiveClaim['term']>) => daysAfter(lapsesAt(term), -placeRules.warningDays);

export const decidedBy = (claimedAt: Date) => daysAfter(claimedAt, placeRules.decisionDays);
export const offerEnds = (from: Date) => daysAfter(from, placeRules.offerDays);
export const renewableFrom = (endsAt: Date) => daysAfter(endsAt, -placeRules.renewalDays);

/** Whether a meeting may be announced for a day: not in the past, wherever on earth it is read, and within a year. */
export function isMeetingDay(day: string, at: Date) {
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
  return day >= dayOf(daysAfter(at, -1)) && day <= dayOf(daysAfter(at, 366));
}

/** The same day so many months later, or the month's last. */
export function termAfter(from: Date) {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + placeRules.termMonths);
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** The words of a search in plain letters, as the list's own words are written. */
export const searchWords = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’.]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How a leader who chose to be named is named. */
export function leaderName(display: LeaderDisplay, { firstName, lastName }: { firstName: string; lastName: string }) {
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
