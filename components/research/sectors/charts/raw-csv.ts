import type { RawChart } from '@/lib/contracts/shared/market-meta';
import { csv, type CsvValue } from '@/lib/domain/shared/csv';

/** The figures of each company as CSV, below lines with the source. */
export const rawCsv = (title: string, { rows, meta }: RawChart) =>
  csv([
    ['Title', `${title} by company`],
    ['Source', meta.source],
    ['As of', meta.asOf],
    ['Delay', meta.delay],
    ['License', meta.license],
    ['Sample data', meta.isSample ? 'yes' : 'no'],
    ['Delayed', meta.isStale ? 'yes' : 'no'],
    ...meta.notes.map((note): CsvValue[] => ['Note', note]),
    [],
    ['Sector', 'Symbol', 'Period', 'Value'],
    ...rows.map(({ sector, symbol, at, value }): CsvValue[] => [sector, symbol, at, value]),
  ]);
