import { use, useMemo } from 'react';
import { useMemberData } from '@/lib/client/data/use-member-data';
import type { Candles } from '@/lib/contracts/research/charts';
import { CandlesContext, type Beside } from './candles-context';
import type { BesideLine } from './candles-plot';

/** The comparison line. It is empty at first, loads when the reader selects one, and reloads when the range changes. */
export function useBeside(bars: Candles) {
  const { view, onView, besides } = use(CandlesContext);
  const { range, beside: key } = view;
  const chosen = besides.find((one) => one.key === key);
  const { data, failure, retry } = useMemberData(
    chosen ? `chart/beside/${chosen.key}/${range}` : null,
    () => chosen?.load,
    async (load) => load?.(range),
    { forVisitors: true },
  );
  const label = chosen?.label ?? '';
  const line = useMemo(
    (): BesideLine | null => (data ? { label, close: closesOn(bars.day, data) } : null),
    [data, label, bars.day],
  );
  return { options: besides, key, line, failure, retry, choose: (beside: string) => onView({ beside }) };
}

function closesOn(days: readonly string[], { day, close }: Awaited<ReturnType<Beside['load']>>) {
  const known = new Map(day.map((at, index) => [at, close[index]]));
  return days.map((at) => known.get(at) ?? null);
}
