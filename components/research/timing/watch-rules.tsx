import { TextField } from '@/components/ui/forms/text-field';
import type { Sort } from '@/components/ui/tables/table';
import type { Query } from '@/lib/client/data/use-address';
import { watchPage as copy } from '@/lib/content/research/watch';
import type { WatchLine } from '@/lib/content/research/watch-view';
import { sortRows } from '@/lib/domain/shared/sort-rows';
import { latestFirst, watchColumns, type WatchColumn } from './watch-order';

export type WatchChoice = { sort: Sort<WatchColumn>; letters: string };
const maxLetters = 40;

/** Parses the sort order and filter from a URL's query; invalid values fall back to the defaults. */
export function parseWatchQuery({ order, q }: Query): WatchChoice {
  const text = typeof order === 'string' ? order : '';
  const key = watchColumns.find((column) => column !== 'reason' && column === text.replace(/^-/, ''));
  return {
    sort: key ? { key, direction: text.startsWith('-') ? 'desc' : 'asc' } : latestFirst,
    letters: typeof q === 'string' ? q.slice(0, maxLetters) : '',
  };
}

/** The query of a choice, without default values. Other parameters are kept. */
export function queryOf({ sort, letters }: WatchChoice, { order: _, q: __, ...others }: Query): Query {
  const isDefault = sort.key === latestFirst.key && sort.direction === latestFirst.direction;
  return {
    ...others,
    ...(isDefault ? {} : { order: `${sort.direction === 'desc' ? '-' : ''}${sort.key}` }),
    ...(letters === '' ? {} : { q: letters }),
  };
}

/** The next sort order: tickers ascending first, other columns descending first; a second click reverses it. */
export const sortedBy = ({ sort, letters }: WatchChoice, key: WatchColumn): WatchChoice => {
  const first = key === 'ticker' ? 'asc' : 'desc';
  const direction = sort.key !== key ? first : sort.direction === 'asc' ? 'desc' : 'asc';
  return { letters, sort: { key, direction } };
};

/** The sorted and filtered stocks. Unknown changes come last in both directions. */
export function showLines(lines: readonly WatchLine[], { sort, letters }: WatchChoice) {
  const search = letters.trim().toLowerCase();
  const fitting = lines.filter(({ ticker, name, reason }) =>
    `${ticker} ${name} ${reason}`.toLowerCase().includes(search),
  );
  return sortRows(fitting, (line) => valueOf[sort.key](line), sort.direction);
}

const valueOf: Record<WatchColumn, (line: WatchLine) => string | number | null> = {
  ticker: ({ ticker }) => ticker,
  reason: ({ reason }) => reason,
  growth: ({ raw }) => raw.growth,
  pe: ({ raw }) => raw.pe,
  since: ({ raw }) => raw.since,
  until: ({ raw }) => raw.until,
  change: ({ raw }) => raw.change,
};

type WatchFilterProps = { letters: string; onChange: (letters: string) => void };

/** Uncontrolled, because the URL follows the typed text. */
export function WatchFilter({ letters, onChange }: WatchFilterProps) {
  return (
    <TextField
      label={copy.filter}
      name="q"
      maxLength={maxLetters}
      autoComplete="off"
      defaultValue={letters}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
