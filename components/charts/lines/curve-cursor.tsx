import { curveFrame as frame } from '@/lib/charts/curve-frame';
import type { RecordCurve } from '@/lib/charts/signals/record-curve';
import { PointCursor } from './point-cursor';

type CurveCursorProps = { title: string; trades: RecordCurve['drawing']['trades'] };

/** A cursor over the equity curve that shows each trade. */
export const CurveCursor = ({ title, trades }: CurveCursorProps) => (
  <PointCursor
    title={title}
    points={trades.map(({ x, y, name, result }) => ({
      left: (x / frame.width) * 100,
      top: (y / frame.height) * 100,
      name,
      value: result,
    }))}
  />
);
