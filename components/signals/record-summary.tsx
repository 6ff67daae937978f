import { StatRow } from '@/components/ui/tables/stat-row';
import type { SummaryFigure } from '@/lib/content/signals/record-summary';
import { SignedFigure } from '@/components/ui/tables/signed-figure';

export function RecordSummary({ figures }: { figures: readonly SummaryFigure[] }) {
  const stats = figures.map(({ sign, value, ...words }) => ({
    ...words,
    value: <SignedFigure of={sign}>{value}</SignedFigure>,
  }));
  return <StatRow isFramed stats={stats} />;
}
