import { expect, it } from 'vitest';
import { retryDelayMs } from '@/lib/server/platform/jobs/backoff';

const min = () => 0;
const max = () => 1;

it.each([
  [1, 500, 1_000],
  [2, 1_000, 2_000],
  [5, 8_000, 16_000],
  [9, 128_000, 256_000],
  [10, 150_000, 300_000],
  [10_000, 150_000, 300_000],
])('[R41] waits after attempt %i between %i and %i ms', (attempts, from, to) => {
  expect(retryDelayMs(attempts, min)).toBe(from);
  expect(retryDelayMs(attempts, max)).toBe(to);
});
