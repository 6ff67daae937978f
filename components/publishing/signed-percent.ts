/** Formats a change in percent with its sign; zero has no sign. */
export function signedPercent(percent: number) {
  const size = Math.abs(percent).toFixed(1);
  if (size === '0.0') return '0.0%';
  return `${percent < 0 ? '−' : '+'}${size}%`;
}
