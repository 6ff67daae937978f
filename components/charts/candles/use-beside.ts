import { use, useMemo, useState } from 'react';
import { useMemberData } from '@/lib/client/data/use-member-data';
import type { Candles } from '@/lib/contracts/research/charts';
import { CandlesContext } from './candles-context';
import type { BesideLine } from './candles-plot';

/** The comparison line: off at first, fetched when it is switched on and again for another range. */
export function useBeside(bars: Candles) {
  const { range, beside } = use(CandlesContext);
  const [isOn, setIsOn] = useState(false);
  const { data, failure, retry } = useMemberData(
    isOn && beside ? `chart/beside/${beside.name}/${range}` : null,
    () => beside?.load,
    async (load) => load?.(range),
    { forVisitors: true },
  );
  const label = beside?.label ?? '';
  const line = useMemo(
    (): BesideLine | null => (isOn && data ? { label, close: closesOn(bars.day, data) } : null),
    [isOn, data, label, bars.day],
  );
  return { label, line, isOn, failure, retry, toggle: () => setIsOn(!isOn) };
}

function closesOn(days: readonly string[], { day, close }: Candles) {
  const known = new Map(day.map((at, index) => [at, close[index]]));
  return days.map((at) => known.get(at) ?? null);
}
