import { simulateRound, stakeholders, type RoundResult, type Stakeholder } from './dilution';
import { exitProceeds } from './exit-proceeds';
import { sharesOfWhole } from '@/lib/domain/shared/largest-remainder';

/** The simulator's assumptions with default and bounds, by query parameter. */
export const assumptions = {
  held: { start: 9_000_000, min: 1, max: 1e12 },
  pool: { start: 1_000_000, min: 0, max: 1e12 },
  safe: { start: 500_000, min: 0, max: 1e12 },
  cap: { start: 5_000_000, min: 0, max: 1e12 },
  discount: { start: 20, min: 0, max: 90 },
  pre: { start: 8_000_000, min: 1, max: 1e12 },
  round: { start: 2_000_000, min: 0, max: 1e12 },
  target: { start: 12, min: 0, max: 90 },
  preference: { start: 1, min: 0, max: 5 },
  takesPart: { start: 0, min: 0, max: 1 },
  mine: { start: 1_000, min: 0, max: 1e12 },
  exit: { start: 40_000_000, min: 0, max: 1e15 },
} as const;
export type AssumptionName = keyof typeof assumptions;
export type Assumptions = Record<AssumptionName, number>;

export const assumptionNames = Object.keys(assumptions) as AssumptionName[];
export const startingAssumptions = Object.fromEntries(
  assumptionNames.map((name) => [name, assumptions[name].start]),
) as Assumptions;

/** Parses a number that may contain commas, $, % or ×. Null if invalid or out of range. */
export function readAssumption(name: AssumptionName, text: string): number | null {
  const bare = text.replaceAll(/[\s,$%\u00d7]/g, '').replace(/x$/i, '');
  if (!/^\d{1,16}(\.\d{1,6})?$/.test(bare)) return null;
  const value = Number(bare);
  const { min, max } = assumptions[name];
  return value >= min && value <= max ? value : null;
}

/** Reads assumptions from a query. Missing or invalid ones get the default. */
export const assumptionsFrom = (query: Partial<Record<string, string | string[]>>): Assumptions =>
  Object.fromEntries(
    assumptionNames.map((name) => {
      const given = query[name];
      return [name, (typeof given === 'string' ? readAssumption(name, given) : null) ?? assumptions[name].start];
    }),
  ) as Assumptions;

/** The assumptions that differ from their default, as query parameters. */
export const changedAssumptions = (chosen: Assumptions): Record<string, string> =>
  Object.fromEntries(
    assumptionNames
      .filter((name) => chosen[name] !== assumptions[name].start)
      .map((name) => [name, String(chosen[name])]),
  );

export const stages = ['before', 'withSafe', 'after'] as const;

export type Simulation = RoundResult & {
  /** Ownership in basis points at each stage, adding up to 10,000. */
  parts: Record<(typeof stages)[number], Record<Stakeholder, number>>;
  /** Proceeds by exit value, lowest first. */
  exits: { value: number; paid: Record<Stakeholder, number>; mine: number; multiple: number | null }[];
};

export function simulate(chosen: Assumptions): Simulation | null {
  const { held, pool, safe, cap, pre, round, mine } = chosen;
  const terms = { held, pool, safe, cap, preMoney: pre, invested: round };
  const result = simulateRound({ ...terms, discount: chosen.discount / 100, poolTarget: chosen.target / 100 });
  if (!result) return null;
  const claimants = stakeholders.map((who) => ({
    shares: result.after[who],
    preference: who === 'round' ? round * chosen.preference : who === 'safe' ? safe : 0,
    isParticipating: who === 'round' && chosen.takesPart === 1,
  }));
  const owned = round > 0 ? Math.min(1, mine / round) : 0;
  const exits = exitValues(chosen).map((value) => {
    const amounts = exitProceeds(value, claimants);
    const holding = (amounts[stakeholders.indexOf('round')] ?? 0) * owned;
    const paid = Object.fromEntries(stakeholders.map((who, at) => [who, amounts[at] ?? 0])) as Record<
      Stakeholder,
      number
    >;
    return { value, paid, mine: holding, multiple: mine > 0 && owned > 0 ? holding / mine : null };
  });
  return {
    ...result,
    exits,
    parts: { before: partsOf(result.before), withSafe: partsOf(result.withSafe), after: partsOf(result.after) },
  };
}

/**
 * Exit values to show: zero, half of the invested amount, that amount, the round's valuation and the reader's target.
 */
const exitValues = ({ safe, round, pre, exit }: Assumptions) =>
  [...new Set([0, (safe + round) / 2, safe + round, pre + round, exit])].sort((a, b) => a - b);

function partsOf(stakes: Record<Stakeholder, number>) {
  const points = sharesOfWhole(stakeholders.map((who) => BigInt(Math.round(stakes[who]))));
  return Object.fromEntries(stakeholders.map((who, at) => [who, points[at] ?? 0])) as Record<Stakeholder, number>;
}
