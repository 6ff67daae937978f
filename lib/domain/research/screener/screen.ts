import { writeAmount } from './write-amount';
import { defaultColumns, defaultSort, figureKinds, screenFigures, type ScreenFigure, type ScreenSort } from './figures';

export type Bounds = { min?: number; max?: number };
/** A screen: which stocks to list, with which figures, in which order. */
export type Screen = {
  sector: string | null;
  bounds: Partial<Record<ScreenFigure, Bounds>>;
  columns: readonly ScreenFigure[];
  sort: ScreenSort;
  page: number;
};

/** Number of filters. A sector counts as one, and so does a figure with a minimum and a maximum. */
export const countFilters = ({ sector, bounds }: Screen) => Object.keys(bounds).length + (sector === null ? 0 : 1);

/** The query parameters of a screen, without defaults. */
export function screenQuery({ sector, bounds, columns, sort, page }: Screen): Record<string, string> {
  const isDefault = columns.join() === defaultColumns.join();
  return {
    ...(sector ? { sector } : {}),
    ...Object.fromEntries(
      screenFigures.flatMap((figure) =>
        (['min', 'max'] as const).flatMap((end) => {
          const value = bounds[figure]?.[end];
          return value === undefined ? [] : [[`${figure}-${end}`, writeBound(figure, value)]];
        }),
      ),
    ),
    ...(isDefault ? {} : { columns: columns.join(',') || noColumns }),
    ...(sort === defaultSort ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}

/** A bound formatted as in its input field. */
export const writeBound = (figure: ScreenFigure, value: number) =>
  figureKinds[figure] === 'money' ? writeAmount(value) : String(value);

/** Whether a parameter is the minimum or maximum of a figure. */
export const isBound = (parameter: string) =>
  screenFigures.some((figure) => parameter === `${figure}-min` || parameter === `${figure}-max`);

/** The query parameters of a screen. */
export const screenParameters = [
  'sector',
  ...screenFigures.flatMap((figure) => [`${figure}-min`, `${figure}-max`]),
  'columns',
  'sort',
  'page',
];

/** Parameter value for no figure columns, because an empty parameter means the default columns. */
export const noColumns = 'none';
