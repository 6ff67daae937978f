import type { CapTable, WireEntry } from '@/lib/contracts/investing/cap-table';
import { holderGroups, issuedClasses, type Holding } from '@/lib/domain/investing/cap-table';
import { capTableLines, sharesIn } from '@/lib/domain/investing/cap-table-sums';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { sharesOfWhole } from '@/lib/domain/shared/largest-remainder';
import { classLabels, entryLabels, holderLabels } from '@/lib/content/investing/cap-table';

type Part = { bp: number; text: string };

/** What the page displays, as text and widths: the arithmetic stays on the server. */
export type CapTableView = {
  on: DateOnly;
  isSample: boolean;
  headHash: string | null;
  groups: { label: string; shares: string; diluted: Part; issued: Part }[];
  rows: { key: string; class: string; holder: string; shares: string; diluted: string; issued: string | null }[];
  total: { shares: string; diluted: string; issued: string };
  changes: { number: number; on: DateOnly; kind: string; what: string; reason: string }[];
};

const whole = new Intl.NumberFormat('en-US');
export const exactPercent = (bp: number) => `${(bp / 100).toFixed(2)}%`;
const part = (bp: number): Part => ({ bp, text: exactPercent(bp) });

export function capTableView({ on, holdings, entries, headHash, meta }: CapTable): CapTableView {
  const held = holdings.map((one) => ({ ...one, shares: BigInt(one.shares) }));
  const issued = capTableLines(held, 'issued');
  const keyOf = (one: Holding) => `${one.class} ${one.holder}`;
  const issuedBp = new Map(issued.map((line) => [keyOf(line), line.bp]));
  const issuedText = issued.length > 0 ? exactPercent(10_000) : exactPercent(0);
  return {
    on,
    isSample: meta.isSample,
    headHash,
    groups: groupsOf(held),
    rows: capTableLines(held, 'diluted').map((line) => {
      const bp = issuedBp.get(keyOf(line));
      return {
        key: keyOf(line),
        class: classLabels[line.class],
        holder: holderLabels[line.holder],
        shares: whole.format(line.shares),
        diluted: exactPercent(line.bp),
        issued: bp === undefined ? null : exactPercent(bp),
      };
    }),
    total: {
      shares: whole.format(sharesIn(held)),
      diluted: exactPercent(held.length > 0 ? 10_000 : 0),
      issued: issuedText,
    },
    changes: entries.toReversed().map(changeOf),
  };
}

/** Each group with all its classes together, the largest first. */
function groupsOf(held: readonly Holding[]) {
  const groups = holderGroups
    .map((holder) => {
      const own = held.filter((one) => one.holder === holder);
      return { holder, all: sharesIn(own), issued: sharesIn(own.filter((one) => issuedClasses.includes(one.class))) };
    })
    .filter(({ all }) => all > 0n)
    .sort((a, b) => (a.all < b.all ? 1 : -1));
  const diluted = sharesOfWhole(groups.map(({ all }) => all));
  const issued = sharesOfWhole(groups.map((group) => group.issued));
  return groups.map(({ holder, all }, at) => ({
    label: holderLabels[holder],
    shares: whole.format(all),
    diluted: part(diluted[at] ?? 0),
    issued: part(issued[at] ?? 0),
  }));
}

const changeOf = (entry: WireEntry) => ({
  number: entry.number,
  on: entry.on,
  kind: entryLabels[entry.kind],
  what: whatOf(entry),
  reason: entry.reason,
});

type Side = NonNullable<WireEntry['from']>;
const amount = (side: Side) =>
  `${whole.format(BigInt(side.shares))} ${classLabels[side.class].toLowerCase().replace('safe', 'SAFE')}`;

function whatOf({ from, to, corrects }: WireEntry) {
  const undoing = corrects === null ? '' : `, which undoes entry ${corrects}`;
  if (!from) return to ? `${amount(to)} to ${holderLabels[to.holder]}${undoing}` : '';
  if (!to) return `${amount(from)} from ${holderLabels[from.holder]}${undoing}`;
  const given = from.class === to.class && from.shares === to.shares ? '' : ` as ${amount(to)}`;
  const way =
    from.holder === to.holder
      ? ` of ${holderLabels[from.holder]}`
      : ` from ${holderLabels[from.holder]} to ${holderLabels[to.holder]}`;
  return `${amount(from)}${way}${given}${undoing}`;
}
