const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago an instant was, in words; nothing for what lies more than a month back, where the date says more. */
export function timeAgo(instant: string, now: number): string | undefined {
  const ms = now - Date.parse(instant);
  if (!Number.isFinite(ms) || ms > 31 * dayMs) return undefined;
  if (ms < 2 * minuteMs) return 'just now';
  if (ms < 2 * hourMs) return `${Math.floor(ms / minuteMs)} minutes ago`;
  if (ms < 2 * dayMs) return `${Math.floor(ms / hourMs)} hours ago`;
  return `${Math.floor(ms / dayMs)} days ago`;
}

/** MM/DD/YYYY, HH:MM UTC: the same for every reader. */
export const clockTime = (instant: string) =>
  `${instant.slice(5, 7)}/${instant.slice(8, 10)}/${instant.slice(0, 4)}, ${instant.slice(11, 16)} UTC`;
