import { expect, it } from 'vitest';
import { timeAgo } from '@/lib/domain/shared/time-ago';

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];
const now = Date.parse('2028-03-01T12:00:00Z');

it.each([
  [0, 'just now'],
  [2 * minute - 1, 'just now'],
  [2 * minute, '2 minutes ago'],
  [2 * minute + 59 * second, '2 minutes ago'],
  [2 * hour - 1, '119 minutes ago'],
  [2 * hour, '2 hours ago'],
  [2 * day - 1, '47 hours ago'],
  [2 * day, '2 days ago'],
  [31 * day, '31 days ago'],
  [31 * day + 1, undefined],
  [NaN, undefined],
])('[B6] news of %i milliseconds before is from %s', (ms, text) => {
  const at = Number.isNaN(ms) ? 'never' : new Date(now - ms).toISOString();
  expect(timeAgo(at, now)).toBe(text);
});
