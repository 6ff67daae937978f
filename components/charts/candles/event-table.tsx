import type { Candles } from '@/lib/contracts/research/charts';
import { fullDate } from '@/lib/domain/shared/dates';
import { ChartTable } from '../frame/chart-table';

/** Earnings, dividends and splits in the range, latest first. */
export const EventTable = ({ title, bars }: { title: string; bars: Candles }) => (
  <ChartTable
    caption={`${title}: events in this range`}
    head={['Day', 'Event']}
    rows={bars.events.toReversed().map(({ day, label }) => [fullDate(day), label])}
  />
);
