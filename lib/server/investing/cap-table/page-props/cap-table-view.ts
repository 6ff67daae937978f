import type { CapTable, WireEntry } from '@/lib/contracts/investing/cap-table';
import { holderGroups, type Holding } from '@/lib/domain/investing/cap-table';
import { capTableLines, groupBp, sharesIn, type CapTableLine } from '@/lib/domain/investing/cap-table-sums';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { capTablePage, classLabels, entryLabels, holderLabels, shareUnits } from '@/lib/content/investing/cap-table';

type Part = { bp: number; text: string };

/** What the page shows, as text and widths. The computation stays on the server. */
export type CapTableView = {
  on: DateOnly;
  isSample: boolean;
  headHash: string | null;
  groups: { label: string; shares: string; diluted: Part; issued: Part }[];
  rows: { key: string; class: string; holder: string; shares: string; diluted: string; issued: string | null }[];
  total: { shares: string; diluted: string; issued: string };
  changes: { number: number; on: DateOnly; kind: string; what: string; reason: string }[];
};

const wholeNumber = new Intl.NumberFormat('en-US');
export const exactPercent = (bp: number) => `${(bp / 100).toFixed(2)}%`;
const part = (bp: number): Part => ({ bp, text: exactPercent(bp) });
/** As in the table, a group without issued shares has no percentage. */
const issuedPart = (bp: number): Part => (bp === 0 ? { bp, text: capTablePage.table.notIssued } : part(bp));

export function capTableView({ on, holdings, entries, headHash, meta }: CapTable): CapTableView {
  const held = holdings.map((one) => ({ ...one, shares: BigInt(one.shares) }));
  const diluted = capTableLines(held, 'diluted');
  const issued = capTableLines(held, 'issued');
  const keyOf = (one: Holding) => `${one.class} ${one.holder}`;
  const issuedBp = new Map(issued.map((line) => [keyOf(line), line.bp]));
  const issuedText = issued.length > 0 ? exactPercent(10_000) : exactPercent(0);
  return {
    on,
    isSample: meta.isSample,
    headHash,
    groups: groupsOf(diluted, issued),
    rows: diluted.map((line) => {
      const bp = issuedBp.get(keyOf(line));
      return {
        key: keyOf(line),
        class: classLabels[line.class],
        holder: holderLabels[line.holder],
        shares: wholeNumber.format(line.shares),
        diluted: exactPercent(line.bp),
        issued: bp === undefined ? null : exactPercent(bp),
      };
    }),
    total: {
      shares: wholeNumber.format(sharesIn(held)),
      diluted: exactPercent(held.length > 0 ? 10_000 : 0),
      issued: issuedText,
    },
    changes: entries.toReversed().map(changeOf),
  };
}

/** The holder groups with the shares of all their classes, largest first. */
function groupsOf(diluted: readonly CapTableLine[], issued: readonly CapTableLine[]) {
  return holderGroups
    .map((holder) => ({ holder, shares: sharesIn(diluted.filter((line) => line.holder === holder)) }))
    .filter(({ shares }) => shares > 0n)
    .sort((a, b) => (a.shares < b.shares ? 1 : -1))
    .map(({ holder, shares }) => ({
      label: holderLabels[holder],
      shares: wholeNumber.format(shares),
      diluted: part(groupBp(diluted, holder)),
      issued: issuedPart(groupBp(issued, holder)),
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
const amount = (side: Side) => `${wholeNumber.format(BigInt(side.shares))} ${shareUnits[side.class]}`;

function whatOf({ from, to, corrects }: WireEntry) {
  const undoing = corrects === null ? '' : `, reversing entry ${corrects}`;
  if (!from) return to ? `${amount(to)} to ${holderLabels[to.holder]}${undoing}` : '';
  if (!to) return `${amount(from)} from ${holderLabels[from.holder]}${undoing}`;
  const given = amount(from) === amount(to) ? '' : ` into ${amount(to)}`;
  const way =
    from.holder === to.holder
      ? ` of ${holderLabels[from.holder]}`
      : ` from ${holderLabels[from.holder]} to ${holderLabels[to.holder]}`;
  return `${amount(from)}${way}${given}${undoing}`;
}
