import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveCursor } from '@/lib/charts/chart-cursor';

const field = { points: 12, series: [0, 2, 5] };

describe('a cursor in a chart', () => {
  it('[B10] reads every point from left to right and stays at the end', () => {
    let cursor = moveCursor(null, 'ArrowRight', field);
    const seen: number[] = [];
    for (let press = 0; press < 13; press += 1) {
      if (cursor) seen.push(cursor.point);
      cursor = moveCursor(cursor ?? null, 'ArrowRight', field);
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11]);
  });

  it.each([
    ['ArrowLeft', 3],
    ['ArrowRight', 5],
    ['Home', 0],
    ['End', 11],
    ['PageUp', 0],
    ['PageDown', 11],
  ])('[B10] %s moves from the fifth point to %i', (key, point) => {
    expect(moveCursor({ point: 4, series: 2 }, key, field)).toEqual({ point, series: 2 });
  });

  it('[B10] cycles through the visible series', () => {
    expect(moveCursor({ point: 4, series: 0 }, 'ArrowDown', field)).toEqual({ point: 4, series: 2 });
    expect(moveCursor({ point: 4, series: 5 }, 'ArrowDown', field)).toEqual({ point: 4, series: 0 });
    expect(moveCursor({ point: 4, series: 0 }, 'ArrowUp', field)).toEqual({ point: 4, series: 5 });
  });

  it('[B10] enters at the side that the key comes from', () => {
    expect(moveCursor(null, 'ArrowRight', field)).toEqual({ point: 0, series: 0 });
    expect(moveCursor(null, 'ArrowLeft', field)).toEqual({ point: 11, series: 0 });
  });

  it('[B10] leaves on Escape, and ignores other keys', () => {
    expect(moveCursor({ point: 4, series: 0 }, 'Escape', field)).toBeNull();
    expect(moveCursor(null, 'Escape', field)).toBeUndefined();
    expect(moveCursor(null, 'Tab', field)).toBeUndefined();
    expect(moveCursor(null, 'ArrowRight', { points: 0, series: [] })).toBeUndefined();
  });

  it('[B10] never leaves the chart area, whatever is pressed', () => {
    const keys = fc.constantFrom(
      'ArrowLeft',
      'ArrowRight',
      'ArrowUp',
      'ArrowDown',
      'Home',
      'End',
      'PageUp',
      'PageDown',
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.array(keys), (points, presses) => {
        let cursor = moveCursor(null, 'Home', { ...field, points }) ?? null;
        for (const key of presses) cursor = moveCursor(cursor, key, { ...field, points }) ?? null;
        expect(cursor?.point).toBeGreaterThanOrEqual(0);
        expect(cursor?.point).toBeLessThan(points);
        expect(field.series).toContain(cursor?.series);
      }),
    );
  });
});
