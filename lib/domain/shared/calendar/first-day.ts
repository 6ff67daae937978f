import type { DateOnly } from '../dates';

/** The earliest of some days; undefined for none. Days sort as text. */
export const firstDay = (days: readonly DateOnly[]): DateOnly | undefined =>
  days.reduce<DateOnly | undefined>((first, day) => (first === undefined || day < first ? day : first), undefined);

/** The latest of some days; undefined for none. */
export const lastDay = (days: readonly DateOnly[]): DateOnly | undefined =>
  days.reduce<DateOnly | undefined>((last, day) => (last === undefined || day > last ? day : last), undefined);
