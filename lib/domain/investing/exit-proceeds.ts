import { sum } from '@/lib/domain/shared/averages';
/** A holder's claim on an exit. With a preference: a fixed amount first, or a proportional share if that is more. */
export type Claimant = { shares: number; preference: number; isParticipating: boolean };

/**
 * Distributes exit proceeds. Preferences rank equally. Non-participating holders convert to common shares if that pays
 * more; those with the smallest preference per share convert first.
 */
export function exitProceeds(value: number, claimants: readonly Claimant[]): number[] {
  const converts = conversions(value, claimants);
  const isKept = (at: number) => !converts.has(at);
  const first = sum(claimants.map((one, at) => (isKept(at) ? one.preference : 0)));
  const sharing = sum(claimants.map((one, at) => (sharesRest(one, isKept(at)) ? one.shares : 0)));
  const rest = Math.max(0, value - first);
  const paidFirst = first > 0 ? Math.min(1, value / first) : 0;
  return claimants.map((one, at) => {
    const kept = isKept(at) ? one.preference * paidFirst : 0;
    return kept + (sharesRest(one, isKept(at)) && sharing > 0 ? (rest * one.shares) / sharing : 0);
  });
}

/** Finds the holders who convert, one at a time. */
function conversions(value: number, claimants: readonly Claimant[]) {
  const converts = new Set<number>();
  const candidates = claimants
    .map((one, at) => ({ ...one, at }))
    .filter(({ preference, isParticipating, shares }) => preference > 0 && !isParticipating && shares > 0)
    .sort((a, b) => a.preference / a.shares - b.preference / b.shares);
  for (const candidate of candidates) {
    const trial = new Set([...converts, candidate.at]);
    const first = sum(claimants.map((one, at) => (trial.has(at) ? 0 : one.preference)));
    const sharing = sum(claimants.map((one, at) => (sharesRest(one, !trial.has(at)) ? one.shares : 0)));
    if ((Math.max(0, value - first) * candidate.shares) / sharing <= candidate.preference) break;
    converts.add(candidate.at);
  }
  return converts;
}

/** Whether a holder shares in the rest: common, converted or participating preferred shares. */
const sharesRest = ({ preference, isParticipating }: Claimant, isKept: boolean) =>
  preference === 0 || isParticipating || !isKept;
