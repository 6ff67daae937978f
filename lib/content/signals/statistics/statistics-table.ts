import type { Ratio } from '@/lib/domain/signals/statistics/ratio';

/** A table of formatted figures. The first column names the row. */
export type StatisticsTable = {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  note: string;
};

export const notAvailable = 'n/a';
export const ratioText = (ratio: Ratio, format: (ratio: number) => string) =>
  ratio === 'n/a' ? notAvailable : format(ratio);
export const twoDecimals = (ratio: number) => ratio.toFixed(2);

/** Prevents a line break between a minus sign and its amount. */
export const unbroken = (text: string) => text.replaceAll('\u2212', '\u2212\u2060');
