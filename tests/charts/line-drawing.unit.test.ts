import { describe, expect, it } from 'vitest';
import { lineDrawing } from '@/lib/charts/line-drawing';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';

const meta = {
  source: 'Seeded generator',
  asOf: '2026-11-20T21:00:00.000Z',
  delay: 'none',
  license: 'Free.',
  isSample: true,
  isStale: true,
  notes: ['Eight of nine members.'],
};
const series = [{ key: 'close', label: 'Close', unit: 'USD per share' }] as const;
const daily = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ at: addDays('2025-01-01', index), values: [100 + index] }));

describe('a line drawn on the server', () => {
  it('[B10] includes its summary, its axis labels and its last value', () => {
    const drawing = lineDrawing({ series, points: daily(21), meta });
    expect(drawing?.summary).toBe(
      '21 values 01/01/2025 to 01/21/2025, highest $120.00 on 01/21/2025, lowest $100.00 on 01/01/2025, last $120.00 on 01/21/2025.',
    );
    expect(drawing?.gist.replaceAll('\u00a0', ' ')).toBe('High $120.00 (01/21/2025), low $100.00 (01/01/2025).');
    expect(drawing?.ticks.map(({ label }) => label)).toEqual(['$100', '$105', '$110', '$115', '$120']);
    expect(drawing?.end).toEqual({ top: 0, label: '$120.00' });
  });

  it('[B11] shows the date, stale data and other notes; a badge marks sample data', () => {
    const drawn = lineDrawing({ series, points: daily(3), meta });
    expect(drawn?.isSample).toBe(true);
    expect(drawn?.caption).toBe(
      'As of 11/20/2026. We couldn’t reach the source. Showing the latest data we have. Eight of nine members.',
    );
  });

  it('[B11] shows source and license of real data', () => {
    const real = { ...meta, isSample: false, isStale: false, source: 'Finnhub', notes: [] };
    expect(lineDrawing({ series, points: daily(3), meta: real })?.caption).toBe(
      'As of 11/20/2026. Source: Finnhub. Free.',
    );
  });

  it('[B10] has every value in its table, or the last of each month where there are many', () => {
    const few = lineDrawing({ series, points: daily(40), meta });
    expect([few?.rows.length, few?.axis]).toEqual([40, 'Day']);
    const many = lineDrawing({ series, points: daily(90), meta });
    expect(many?.axis).toBe('Last day of month');
    expect(many?.rows.map(({ name }) => name)).toEqual(['01/31/2025', '02/28/2025', '03/31/2025']);
  });

  it('[U4] draws no line through fewer than two values', () => {
    expect(lineDrawing({ series, points: daily(1), meta })).toBeNull();
    expect(lineDrawing({ series: [], points: daily(5), meta })).toBeNull();
  });
});
