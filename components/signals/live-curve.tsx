import { useMemo, type ReactNode } from 'react';
import { liveFiguresCopy as copy } from '@/lib/content/signals/live-figures';
import { recordCurve } from '@/lib/charts/signals/record-curve';
import { fromWireTrades } from '@/lib/domain/signals/trade-wire';
import { EquityFigure } from './equity-figure';
import { useLiveTrades } from './use-live-trades';

/** The equity curve of the live signals, or why there is none. `waiting` is shown while it loads. */
export function LiveCurve({ waiting }: { waiting: ReactNode }) {
  const { data, failure } = useLiveTrades();
  const curve = useMemo(
    // Load all signals, because the curve of only some would start at a wrong balance.
    () =>
      data && data.items.length === data.total
        ? recordCurve(fromWireTrades(data.items.toReversed(), data.meta.isSample), data.meta.isSample, copy.curve)
        : null,
    [data],
  );
  if (failure !== '') return <p>{copy.curveFailed}</p>;
  if (!data) return waiting;
  if (curve) return <EquityFigure curve={curve} />;
  return <p>{data.total === 0 ? (data.sealed.length === 0 ? copy.none : copy.noneClosed) : copy.noCurve}</p>;
}
