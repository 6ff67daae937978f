import type { Marker } from '@/lib/charts/chart-marks';

type SeriesMarkerProps = { marker: Marker; cx: number; cy: number; color: string; size?: number };

/** The marker shape of a series, centered on a point. */
export const SeriesMarker = ({ marker, cx, cy, color, size = 1 }: SeriesMarkerProps) => (
  <path
    d={shapes[marker]}
    transform={`translate(${cx} ${cy}) scale(${size})`}
    fill={color}
    stroke="var(--surface)"
    strokeWidth="1"
    data-marker={marker}
  />
);

const shapes: Record<Marker, string> = {
  circle: 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z',
  square: 'M-3.25 -3.25H3.25V3.25H-3.25Z',
  diamond: 'M0 -4.5L4.5 0L0 4.5L-4.5 0Z',
  triangle: 'M0 -4.25L4.25 3.5H-4.25Z',
  cross: 'M-1.5 -4.25H1.5V-1.5H4.25V1.5H1.5V4.25H-1.5V1.5H-4.25V-1.5H-1.5Z',
  wedge: 'M0 4.25L4.25 -3.5H-4.25Z',
  star: 'M0 -5L1.3 -1.6L4.9 -1.5L2 .8L3 4.3L0 2.2L-3 4.3L-2 .8L-4.9 -1.5L-1.3 -1.6Z',
};
