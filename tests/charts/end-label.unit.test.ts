import { expect, it } from 'vitest';
import { endLabelPlace } from '@/lib/charts/end-label';

it.each([
  ['above the end of a line that rose to it', [1, 2, 3, 4, 5, 6], { hangsAt: 6, isBelow: false }],
  ['below the end of a line that fell to it', [6, 5, 4, 3, 2, 1], { hangsAt: 1, isBelow: true }],
  [
    'above the highest point where the line was on both sides',
    [...Array<number>(9).fill(5), 9, 2, 4],
    { hangsAt: 4, isBelow: false },
  ],
  [
    'above the highest point of what it covers, where that is more than the last step',
    [...Array<number>(18).fill(5), 9, 2, 4],
    { hangsAt: 9, isBelow: false },
  ],
  ['above a single value', [3], { hangsAt: 3, isBelow: false }],
])('[B10] the label at the end of a line is %s', (_, values, place) => {
  expect(endLabelPlace(values)).toEqual(place);
});
