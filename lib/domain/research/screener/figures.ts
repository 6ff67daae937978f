/** Figures that stocks can be screened by, in the order of the table's columns. */
export const screenFigures = [
  'price',
  'market-cap',
  'change',
  'year-change',
  'from-high',
  'revenue',
  'revenue-growth',
  'net-income',
  'net-margin',
  'cash-flow',
  'pe-ratio',
  'peg-ratio',
  'dividend-yield',
] as const;
export type ScreenFigure = (typeof screenFigures)[number];

/** Default columns. Market cap, the default sort, comes early so that it is visible on a phone. */
export const defaultColumns = [
  'price',
  'market-cap',
  'change',
  'year-change',
  'revenue-growth',
  'net-margin',
  'pe-ratio',
] as const satisfies ScreenFigure[];

/** The format of each figure; 'signed' figures are shown as a gain or a loss. */
export const figureKinds = {
  price: 'price',
  change: 'signed',
  'year-change': 'signed',
  'from-high': 'signed',
  'market-cap': 'money',
  revenue: 'money',
  'revenue-growth': 'signed',
  'net-income': 'money',
  'net-margin': 'percent',
  'cash-flow': 'money',
  'pe-ratio': 'ratio',
  'peg-ratio': 'ratio',
  'dividend-yield': 'percent',
} as const satisfies Record<ScreenFigure, 'price' | 'signed' | 'money' | 'percent' | 'ratio'>;

const screenKeys = ['ticker', 'name', ...screenFigures] as const;
export type ScreenKey = (typeof screenKeys)[number];
export type ScreenSort = ScreenKey | `-${ScreenKey}`;
export const screenSorts = screenKeys.flatMap((key): ScreenSort[] => [key, `-${key}`]);
/** Largest companies first. */
export const defaultSort: ScreenSort = '-market-cap';

/** Periods of the heat map's price changes. Sectors have a day and a year only. */
export const mapPeriods = ['day', 'week', 'month', 'year'] as const;
export type MapPeriod = (typeof mapPeriods)[number];
export const sectorPeriods = ['day', 'year'] as const satisfies MapPeriod[];
export type SectorPeriod = (typeof sectorPeriods)[number];
/** Max stocks on the heat map; more would be too small to see. */
export const maxOnMap = 120;

/** Stocks per page of the list. */
export const perPage = 50;
