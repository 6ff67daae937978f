import { describe, expect, it } from 'vitest';
import { spreadLabels } from '@/lib/charts/spread-labels';

describe('labels at the ends of lines', () => {
  it.each([
    { heights: [20, 60, 100], apart: [20, 60, 100], why: 'stay where they have space' },
    { heights: [50, 50, 50], apart: [50, 65, 80], why: 'are put below each other where lines meet' },
    { heights: [110, 108], apart: [110, 95], why: 'come up from the bottom, in the order of their lines' },
    { heights: [0, -5], apart: [25, 10], why: 'stay below the top' },
  ])('$why', ({ heights, apart }) => expect(spreadLabels(heights, 15, [10, 110])).toEqual(apart));
});
