import { describe, expect, it } from 'vitest';
import { plotLine } from '@/lib/charts/line-path';

const frame = { width: 100, height: 50, inset: 10 };

describe('plotLine', () => {
  it('[C5] runs from the left edge to the right one, highest value on top', () => {
    const plot = plotLine([1, 3, 2], frame);
    expect(plot.line).toBe('M10 40L50 10L90 25');
    expect(plot.last).toEqual({ x: 90, y: 25 });
  });

  it('[C5] closes the area at the bottom', () => {
    expect(plotLine([1, 2], frame).area).toBe('M10 40L90 10L90 50L10 50Z');
  });

  it('closes the area at zero when the line is on both sides of it', () => {
    expect(plotLine([-1, 2], frame).area).toBe('M10 40L90 10L90 30L10 30Z');
    expect(plotLine([-2, -1], frame).area).toBe('M10 40L90 10L90 50L10 50Z');
  });

  it('[C5] draws equal values, a single value and no value without NaN', () => {
    expect(plotLine([5, 5], frame).line).toBe('M10 40L90 40');
    expect(plotLine([5], frame).line).toBe('M10 40');
    expect(plotLine([], frame, [5]).last).toEqual({ x: 10, y: 40 });
  });

  it('[C5] includes a reference value beyond the line’s range', () => {
    expect(plotLine([2, 3], frame, [1]).yOf(1)).toBe(40);
  });
});
