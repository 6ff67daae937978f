import { curveFrame as frame } from '@/lib/charts/curve-frame';
import type { RecordCurve } from '@/lib/content/signals/record-curve';
import { SingleCursor } from './single-cursor';

type CurveCursorProps = { title: string; trades: RecordCurve['drawing']['trades'] };

/** A cursor over the running balance that names each trade. */
export function CurveCursor({ title, trades }: CurveCursorProps) {
  return (
    <SingleCursor
      title={title}
      points={trades.length}
      pointAt={(x, width) => nearest(trades, (x / width) * frame.width)}
      describe={(index) => {
        const trade = trades[index];
        if (!trade) return undefined;
        const { x, y, name, result } = trade;
        return { left: (x / frame.width) * 100, top: (y / frame.height) * 100, name, value: result };
      }}
    />
  );
}

function nearest(trades: CurveCursorProps['trades'], x: number): number {
  const distances = trades.map((trade) => Math.abs(trade.x - x));
  return distances.indexOf(Math.min(...distances));
}
