import { writeAmount } from './write-amount';
import { defaultColumns, defaultSort, figureKinds, screenFigures, type ScreenFigure, type ScreenSort } from './figures';

export type Bounds = { min?: number; max?: number };
/** Which stocks are listed, with which figures, in which order. */
export type Screen = {
  sector: string | null;
  bounds: Partial<Record<ScreenFigure, Bounds>>;
  columns: readonly ScreenFigure[];
  sort: ScreenSort;
  page: number;
};

/** A sector counts as one, and a figure with both ends too. */
export const countFilters = ({ sector, bounds }: Screen) => Object.keys(bounds).length + (sector === null ? 0 : 1);

/** The shortest query that reproduces a screen. */
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

/** A bound as typed in its field. */
export const writeBound = (figure: ScreenFigure, value: number) =>
  figureKinds[figure] === 'money' ? writeAmount(value) : String(value);

/** Whether a parameter is a figure's minimum or maximum, which has a field. */
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

/** Only the names: an empty parameter would mean the default columns. */
export const noColumns = 'none';
