import { EquityCurve } from '@/components/charts/lines/equity-curve';
import { Figure } from '@/components/ui/tables/figure';
import { StatRow } from '@/components/ui/tables/stat-row';
import type { RecordCurve } from '@/lib/charts/signals/record-curve';
import { NoRecord } from './no-record';

/** The track record's equity curve with its counts and its result before and after costs. */
export function EquityFigure({ curve }: { curve: RecordCurve | null }) {
  if (!curve) return <NoRecord />;
  return (
    <Figure {...curve}>
      <EquityCurve title={curve.title} drawing={curve.drawing} />
      <StatRow stats={curve.counts} />
    </Figure>
  );
}
