import { EquityCurve } from '@/components/charts/lines/equity-curve';
import { Figure } from '@/components/ui/tables/figure';
import { StatRow } from '@/components/ui/tables/stat-row';
import type { RecordCurve } from '@/lib/content/signals/record-curve';
import { NoRecord } from './no-record';

const caption = 'Hypothetical $1,000 per trade, before costs. Past performance does not guarantee future results.';

/** The running balance of the track record with its four counts. */
export function EquityFigure({ curve }: { curve: RecordCurve | null }) {
  if (!curve) return <NoRecord />;
  return (
    <Figure title="Balance of a $1,000 stake by trade" subtitle={curve.subtitle} caption={caption}>
      <EquityCurve {...curve.drawing} />
      <StatRow stats={curve.counts} />
    </Figure>
  );
}
