import {
  holderGroups,
  issuedClasses,
  shareClasses,
  type CapTableEntry,
  type Holding,
  type Movement,
} from './cap-table';
import type { DateOnly } from './dates';
import { sharesOfWhole } from './largest-remainder';

/** All that the table shows: shares that exist, or those and every promise of more. */
export const capTableViews = ['diluted', 'issued'] as const;
export type CapTableView = (typeof capTableViews)[number];

/** Who holds what after some entries, in the order of the table; what is down to nothing is left out. */
export function holdingsAfter(movements: readonly Movement[]): Holding[] {
  const held = new Map<string, bigint>();
  const add = ({ class: kind, holder }: Holding, shares: bigint) => {
    const key = `${kind} ${holder}`;
    held.set(key, (held.get(key) ?? 0n) + shares);
  };
  for (const { from, to } of movements) {
    if (from) add(from, -from.shares);
    if (to) add(to, to.shares);
  }
  return shareClasses
    .flatMap((kind) =>
      holderGroups.map((holder) => ({ class: kind, holder, shares: held.get(`${kind} ${holder}`) ?? 0n })),
    )
    .filter(({ shares }) => shares !== 0n);
}

/** The entries that a day has seen, its own included. */
export const until = <Entry extends Pick<CapTableEntry, 'on'>>(entries: readonly Entry[], day: DateOnly) =>
  entries.filter(({ on }) => on <= day);

export type CapTableLine = Holding & {
  /** Of all lines together, in basis points; they add up to 10,000. */
  bp: number;
};

/** The table of a view, with percentages that add up to exactly 100.00. */
export function capTableLines(holdings: readonly Holding[], view: CapTableView): CapTableLine[] {
  const shown = view === 'diluted' ? holdings : holdings.filter((held) => issuedClasses.includes(held.class));
  const points = sharesOfWhole(shown.map(({ shares }) => shares));
  return shown.map((held, at) => ({ ...held, bp: points[at] ?? 0 }));
}

export const sharesIn = (holdings: readonly Holding[]) => holdings.reduce((sum, { shares }) => sum + shares, 0n);
