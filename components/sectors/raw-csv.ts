import type { RawChart } from '@/lib/contracts/market-meta';
import { csv, type CsvValue } from '@/lib/domain/csv';

/** Every company's own numbers as they are, under the lines that say where they come from. */
export const rawCsv = (title: string, { rows, meta }: RawChart) =>
  csv([
    ['Title', `${title}, company by company`],
    ['Source', meta.source],
    ['As of', meta.asOf],
    ['Delay', meta.delay],
    ['Licence', meta.licence],
    ['Sample data', meta.isSample ? 'yes' : 'no'],
    ['Older than it should be', meta.isStale ? 'yes' : 'no'],
    ...meta.notes.map((note): CsvValue[] => ['Note', note]),
    [],
    ['Sector', 'Symbol', 'At', 'Value'],
    ...rows.map(({ sector, symbol, at, value }): CsvValue[] => [sector, symbol, at, value]),
  ]);
