import { SingleCursor, type CursorPoint } from './single-cursor';

type PointCursorProps = { title: string; points: readonly CursorPoint[] };

/** A cursor that moves between named points. */
export const PointCursor = ({ title, points }: PointCursorProps) => (
  <SingleCursor
    title={title}
    points={points.length}
    pointAt={(x, width) => nearest(points, (x / width) * 100)}
    describe={(index) => points[index]}
  />
);

function nearest(points: readonly CursorPoint[], left: number): number {
  const distances = points.map((point) => Math.abs(point.left - left));
  return distances.indexOf(Math.min(...distances));
}
