const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago an instant was; undefined for more than a month, where the date is better. */
export function timeAgo(instant: string, now: number): string | undefined {
  const ms = now - Date.parse(instant);
  if (!Number.isFinite(ms) || ms > 31 * dayMs) return undefined;
  if (ms < 2 * minuteMs) return 'just now';
  if (ms < 2 * hourMs) return `${Math.floor(ms / minuteMs)} minutes ago`;
  if (ms < 2 * dayMs) return `${Math.floor(ms / hourMs)} hours ago`;
  return `${Math.floor(ms / dayMs)} days ago`;
}
