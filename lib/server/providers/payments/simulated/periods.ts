/** A month or a year later, at the month's last day where there is no such day. */
export function addInterval(at: number, interval: unknown): number {
  const date = new Date(at * 1000);
  const months = interval === 'year' ? 12 : 1;
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return Math.floor(date.getTime() / 1000);
}
