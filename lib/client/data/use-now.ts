import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/**
 * This browser's time in ms, rounded down to the minute. Null on the server and until hydration, so that both render
 * the same.
 */
export const useNow = () => useSyncExternalStore(watch, minute, () => null);

const minute = () => Math.floor(Date.now() / minuteMs) * minuteMs;

function watch(onChange: () => void) {
  const timer = setInterval(onChange, minuteMs);
  return () => clearInterval(timer);
}
