import { EquityCurve } from '@/components/charts/equity-curve';
import { Figure } from '@/components/ui/figure';
import { StatRow } from '@/components/ui/stat-row';
import type { RecordCurve } from '@/lib/content/record-curve';
import { NoRecord } from './no-record';

const caption = 'Hypothetical $1,000 on every trade, before costs. Past results say nothing about the next trade.';

/** The running balance of the whole record, with its four plain counts. */
export function EquityFigure({ curve }: { curve: RecordCurve | null }) {
  if (!curve) return <NoRecord />;
  return (
    <Figure title="Balance of a $1,000 stake, trade by trade" subtitle={curve.subtitle} caption={caption}>
      <EquityCurve {...curve.drawing} />
      <StatRow stats={curve.counts} />
    </Figure>
  );
}
