import type { DateOnly } from '../dates';

/** The earliest day; undefined if there are none. ISO days sort as text. */
export const firstDay = (days: readonly DateOnly[]): DateOnly | undefined =>
  days.reduce<DateOnly | undefined>((first, day) => (first === undefined || day < first ? day : first), undefined);

/** The latest day; undefined if there are none. */
export const lastDay = (days: readonly DateOnly[]): DateOnly | undefined =>
  days.reduce<DateOnly | undefined>((last, day) => (last === undefined || day > last ? day : last), undefined);
