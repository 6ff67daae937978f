import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** The time to the minute, as this browser has it; null on the server and until hydration, so that both agree. */
export const useNow = () => useSyncExternalStore(watch, minute, () => null);

const minute = () => Math.floor(Date.now() / minuteMs) * minuteMs;

function watch(onChange: () => void) {
  const timer = setInterval(onChange, minuteMs);
  return () => clearInterval(timer);
}
