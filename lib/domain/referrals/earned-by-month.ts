type MonthFigures = { month: string; earnedCents: number; reversedCents: number };
export type EarnedMonth = { month: string; cents: number };

/**
 * Earnings per month after reversals, oldest first, for up to `max` months that end with the latest. `figures` are
 * latest first. Months without figures earned nothing.
 */
export function earnedByMonth(figures: readonly MonthFigures[], max: number): EarnedMonth[] {
  const [latest] = figures;
  const oldest = figures.at(-1);
  if (!latest || !oldest) return [];
  const sums = new Map(figures.map(({ month, earnedCents, reversedCents }) => [month, earnedCents - reversedCents]));
  const months: EarnedMonth[] = [];
  for (let at = placeOf(latest.month); at >= placeOf(oldest.month) && months.length < max; at -= 1) {
    const month = `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
    months.unshift({ month, cents: sums.get(month) ?? 0 });
  }
  return months;
}

/** A month as a number, so that consecutive months differ by one. */
const placeOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
