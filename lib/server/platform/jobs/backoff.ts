const firstMs = 1_000;
const maxMs = 5 * 60_000;

/** Doubles from one second up to five minutes. Jitter spreads out messages that failed together. */
export function retryDelayMs(attempts: number, random: () => number = Math.random) {
  const full = Math.min(maxMs, firstMs * 2 ** Math.min(attempts - 1, 20));
  return Math.round(full * (0.5 + random() / 2));
}
