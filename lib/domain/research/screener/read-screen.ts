import { readAmount } from './read-amount';
import { defaultColumns, defaultSort, screenFigures, screenSorts, type ScreenFigure } from './figures';
import { noColumns, screenParameters, type Bounds, type Screen } from './screen';

export type ScreenProblem = {
  field: string;
  reason: 'number' | 'limit' | 'order' | 'column' | 'sort' | 'page' | 'sector' | 'unknown';
  typed: string;
  /** The typed maximum, if it is below the minimum. */
  maximum?: string;
};
type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads a screen from a query. Invalid parts are left out and reported in `problems`. */
export function screenFrom(query: Query): { screen: Screen; problems: ScreenProblem[] } {
  const problems: ScreenProblem[] = [];
  const report: Report = (field, reason, typed, others) =>
    void problems.push({
      field: field.slice(0, maxQuotedLength),
      reason,
      typed: typed.slice(0, maxQuotedLength),
      ...others,
    });
  const bounds: Screen['bounds'] = {};
  for (const figure of screenFigures) {
    const read = readBounds(figure, query, report);
    if (read) bounds[figure] = read;
  }
  for (const name of Object.keys(query)) if (!isKnown(name) && looksLikeFilter(name)) report(name, 'unknown', '');
  const sector = textOf(query.sector);
  if (sector !== '' && !isSlug(sector)) report('sector', 'sector', sector);
  const sort = textOf(query.sort);
  const knownSort = screenSorts.find((one) => one === sort);
  if (sort !== '' && !knownSort) report('sort', 'sort', sort);
  const page = textOf(query.page);
  const isPage = /^[1-9]\d{0,4}$/.test(page);
  if (page !== '' && !isPage) report('page', 'page', page);
  return {
    screen: {
      sector: isSlug(sector) ? sector : null,
      bounds,
      columns: readColumns(query.columns, report),
      sort: knownSort ?? defaultSort,
      page: isPage ? Number(page) : 1,
    },
    problems,
  };
}

const maxQuotedLength = 40;

type Report = (
  field: string,
  reason: ScreenProblem['reason'],
  typed: string,
  others?: Pick<ScreenProblem, 'maximum'>,
) => void;

function readBounds(figure: ScreenFigure, query: Query, report: Report): Bounds | null {
  const bounds: Bounds = {};
  for (const end of ['min', 'max'] as const) {
    const typed = textOf(query[`${figure}-${end}`]);
    const value = readAmount(typed);
    if (typeof value === 'number') bounds[end] = value;
    else if (value === 'too-large') report(`${figure}-${end}`, 'limit', typed);
    else if (typed.trim() !== '') report(`${figure}-${end}`, 'number', typed);
  }
  const { min, max } = bounds;
  if (min === undefined && max === undefined) return null;
  if (min === undefined || max === undefined || min <= max) return bounds;
  const maximum = textOf(query[`${figure}-max`]);
  report(`${figure}-min`, 'order', textOf(query[`${figure}-min`]), { maximum });
  return null;
}

/** Reads a comma-separated list, or one parameter per column as sent by a form without scripts. */
function readColumns(given: Query[string], report: Report): readonly ScreenFigure[] {
  const names = [given ?? []].flat().flatMap((part) => part.slice(0, 400).split(','));
  const requested = names.map((name) => name.trim()).filter((name) => name !== '' && name !== noColumns);
  for (const name of new Set(requested))
    if (!screenFigures.some((figure) => figure === name)) report('columns', 'column', name);
  const columns = screenFigures.filter((figure) => requested.includes(figure));
  return columns.length > 0 || names.includes(noColumns) ? columns : defaultColumns;
}

const isSlug = (text: string) => /^[a-z0-9-]{1,60}$/.test(text);
const textOf = (value: Query[string]) => (typeof value === 'string' ? value : (value?.[0] ?? ''));
const isKnown = (name: string) => screenParameters.includes(name) || name === 'period';
/** Whether an unknown parameter is probably a misspelled filter. Others, such as a campaign's, are ignored. */
const looksLikeFilter = (name: string) =>
  /[<>=]/.test(name) || screenFigures.some((figure) => name.startsWith(figure.split('-')[0] ?? figure));
