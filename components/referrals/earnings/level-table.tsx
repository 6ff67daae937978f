import { PlainTable } from '@/components/ui/tables/plain-table';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { overviewCopy as copy } from '@/lib/content/referrals/earnings-page';
import { levelNames, stateLabels } from '@/lib/content/referrals/sale-trace';
import { statementCopy } from '@/lib/content/referrals/statements';
import type { LevelFigures } from '@/lib/contracts/referrals/earnings';
import { usdExact } from '@/lib/domain/shared/money';

const states = ['pending', 'approved', 'held', 'paid', 'reversed'] as const;

/** Commissions by level and state, with totals. */
export function LevelTable({ levels }: { levels: readonly LevelFigures[] }) {
  const figure = (state: (typeof states)[number], cents: number) =>
    state === 'reversed' ? statementCopy.taken(cents) : usdExact(cents);
  const sumOf = (state: (typeof states)[number]) => levels.reduce((sum, { cents }) => sum + cents[state], 0);
  return (
    <PlainTable
      caption={<VisuallyHidden>{copy.caption}</VisuallyHidden>}
      columns={[
        { header: copy.level },
        ...states.map((state) => ({ header: stateLabels[state], isNumeric: true, isHalf: true })),
      ]}
      rows={[
        ...levels.map(({ level, cents }) => ({
          key: String(level),
          cells: [levelNames[level], ...states.map((state) => figure(state, cents[state]))],
        })),
        { key: 'total', cells: [copy.total, ...states.map((state) => figure(state, sumOf(state)))] },
      ]}
    />
  );
}
