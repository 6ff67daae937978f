import {
  holderGroups,
  issuedClasses,
  shareClasses,
  type CapTableEntry,
  type HolderGroup,
  type Holding,
  type Movement,
} from './cap-table';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { sharesOfWhole } from '@/lib/domain/shared/largest-remainder';

/** Views of the table: issued shares only, or fully diluted. */
export const capTableViews = ['diluted', 'issued'] as const;
export type CapTableView = (typeof capTableViews)[number];

/** Holdings after these movements, in table order, without empty ones. */
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

/** The entries up to and including a day. */
export const until = <Entry extends Pick<CapTableEntry, 'on'>>(entries: readonly Entry[], day: DateOnly) =>
  entries.filter(({ on }) => on <= day);

export type CapTableLine = Holding & {
  /** Share of the total in basis points. All lines add up to 10,000. */
  bp: number;
};

/** The lines of a view, whose percentages add up to exactly 100.00. */
export function capTableLines(holdings: readonly Holding[], view: CapTableView): CapTableLine[] {
  const shown = view === 'diluted' ? holdings : holdings.filter((held) => issuedClasses.includes(held.class));
  const points = sharesOfWhole(shown.map(({ shares }) => shares));
  return shown.map((held, at) => ({ ...held, bp: points[at] ?? 0 }));
}

/** A group's share of a view in basis points. The sum of its rounded lines, so that all pages agree. */
export const groupBp = (lines: readonly CapTableLine[], group: HolderGroup) =>
  lines.reduce((sum, { holder, bp }) => (holder === group ? sum + bp : sum), 0);

export const sharesIn = (holdings: readonly Holding[]) => holdings.reduce((sum, { shares }) => sum + shares, 0n);
