import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from '@/lib/server/platform/db/embedded/connection';
import { SILENCE_MS } from '@/lib/server/platform/db/embedded/ensure';
import { INTERVAL_MS, watch } from '@/lib/server/platform/db/embedded/watchdog';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A watchdog with scripted probes; a probe without a response takes as long as the site allows. */
function watchdogOf(answers: Answer[]) {
  const heal = vi.fn<(isHung: boolean) => Promise<void>>(() => Promise.resolve());
  const onError = vi.fn<(error: unknown) => void>();
  const probe = async () => {
    const answer = answers.shift() ?? 'ready';
    if (answer === 'silent') await new Promise((resolve) => setTimeout(resolve, SILENCE_MS));
    return answer;
  };
  return { heal, onError, watchdog: watch({ probe, heal, maintain: () => Promise.resolve(), onError }) };
}

it('[R54] probes often enough that a hung server is restarted within five seconds', async () => {
  const { heal, watchdog } = watchdogOf(['ready', 'silent']);
  await vi.advanceTimersByTimeAsync(0);
  expect(heal).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(INTERVAL_MS + SILENCE_MS);
  expect(heal).toHaveBeenCalledExactlyOnceWith(true);
  // The rest of the five seconds is left for the restart.
  expect(INTERVAL_MS + SILENCE_MS).toBeLessThanOrEqual(3_000);
  await watchdog.stop();
});

it('[R54] restarts a stopped server at the next probe, and at once when its connection broke', async () => {
  const { heal, watchdog } = watchdogOf(['ready', 'gone', 'ready', 'ready']);
  await vi.advanceTimersByTimeAsync(INTERVAL_MS);
  expect(heal).toHaveBeenCalledExactlyOnceWith(false);
  watchdog.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(heal).toHaveBeenCalledTimes(2);
  await watchdog.stop();
});

it('[R54] retries at the next probe after a failed restart, and leaves a starting or full server alone', async () => {
  const { heal, onError, watchdog } = watchdogOf(['gone', 'ready', 'starting', 'full', 'ready']);
  heal.mockRejectedValueOnce(new Error('no room'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onError).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(INTERVAL_MS);
  expect(heal).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3 * INTERVAL_MS);
  expect(heal).toHaveBeenCalledTimes(2);
  await watchdog.stop();
});
