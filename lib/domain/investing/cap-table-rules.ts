import type { CapTableEntry, EntryKind, Holding, Movement } from './cap-table';
import { holdingsAfter } from './cap-table-sums';
import type { DateOnly } from '@/lib/domain/shared/dates';

type Draft = Movement & { kind: Exclude<EntryKind, 'correction'>; on: DateOnly };

/** The error message if the draft cannot be added to the ledger, otherwise null. */
export function faultOf(draft: Draft, ledger: readonly CapTableEntry[], today: DateOnly): string | null {
  return dateFault(draft.on, ledger, today) ?? formFaults[draft.kind](draft) ?? balanceFault(draft, ledger);
}

/** The movement that reverses an entry, or an error message if the entry cannot be reversed. */
export function reverseEntry(
  number: number,
  ledger: readonly CapTableEntry[],
  { on, today }: { on: DateOnly; today: DateOnly },
): Movement | string {
  const entry = ledger.find((known) => known.number === number);
  if (!entry) return `There is no entry ${number}.`;
  if (entry.kind === 'correction') return `Entry ${number} is a correction; enter again what should hold.`;
  const earlier = ledger.find((known) => known.corrects === number);
  if (earlier) return `Entry ${number} is undone already, by entry ${earlier.number}.`;
  const movement = { from: entry.to, to: entry.from };
  return dateFault(on, ledger, today) ?? balanceFault(movement, ledger) ?? movement;
}

function dateFault(on: DateOnly, ledger: readonly CapTableEntry[], today: DateOnly) {
  if (on > today) return `${on} has not come yet; today is ${today}.`;
  const last = ledger.at(-1);
  // An earlier date would change a table that readers may have seen.
  if (last && on < last.on) return `${on} is before the last entry, which is of ${last.on}; days are never reopened.`;
  return null;
}

function balanceFault({ from }: Movement, ledger: readonly CapTableEntry[]) {
  if (!from) return null;
  const held =
    holdingsAfter(ledger).find((one) => one.class === from.class && one.holder === from.holder)?.shares ?? 0n;
  if (held >= from.shares) return null;
  return `${from.holder} holds ${held} of ${from.class}, less than ${from.shares}.`;
}

const inPool = ({ class: kind, holder }: Holding) => kind === 'pool-ungranted' && holder === 'pool';
const poolFault = ({ class: kind, holder }: Holding) =>
  (kind === 'pool-ungranted') === (holder === 'pool')
    ? null
    : 'Only the pool holds what is not granted, and nothing else.';

const formFaults: Record<Draft['kind'], (movement: Movement) => string | null> = {
  issue({ from, to }) {
    if (from || !to) return 'An issue gives shares to one group and takes them from none.';
    return ['common', 'preferred', 'safe'].includes(to.class) && to.holder !== 'pool'
      ? null
      : 'Common, preferred or safe are issued, to a group other than the pool.';
  },
  'pool-increase': ({ from, to }) =>
    from === null && to && inPool(to) ? null : 'A pool increase gives pool-ungranted to the pool.',
  grant({ from, to }) {
    if (!from || !to || !inPool(from) || to.class !== 'pool-granted')
      return 'A grant takes pool-ungranted from the pool and gives pool-granted to a group.';
    return (from.shares === to.shares ? null : 'A grant gives as many as it takes.') ?? poolFault(to);
  },
  transfer({ from, to }) {
    if (!from || !to) return 'A transfer takes shares from one group and gives them to another.';
    if (from.class !== to.class || from.shares !== to.shares || from.holder === to.holder)
      return 'A transfer keeps class and number and changes the group.';
    return poolFault(from) ?? poolFault(to);
  },
  conversion({ from, to }) {
    if (!from || !to) return 'A conversion takes one class from a group and gives it another.';
    if (from.holder !== to.holder) return 'A conversion stays with its group.';
    return conversions.includes(`${from.class} ${to.class}`)
      ? null
      : 'Converted is from safe or preferred, or from pool-granted to common.';
  },
};

const conversions = ['safe preferred', 'safe common', 'preferred common', 'pool-granted common'];
