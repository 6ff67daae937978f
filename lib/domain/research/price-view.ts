import { shownRanges, type CandleRange } from './research';

export type PriceLook = 'line' | 'candles';

/** The settings of a price chart. `beside` is the key of a second line, or empty. */
export type PriceView = { range: CandleRange; look: PriceLook; beside: string };

const defaultView: PriceView = { range: '1y', look: 'line', beside: '' };

type Query = Partial<Record<string, unknown>>;

/** Reads a view from a query. Invalid values get the default. */
export const priceViewFrom = ({ range, type, with: beside }: Query, besides: readonly string[]): PriceView => ({
  range: shownRanges.find((known) => known === range) ?? defaultView.range,
  look: type === 'candles' ? type : defaultView.look,
  beside: besides.find((known) => known === beside) ?? defaultView.beside,
});

/** The query of a view, keeping other parameters and leaving out defaults. */
export function priceViewQuery<Other extends Query>(
  { range, look, beside }: PriceView,
  { range: _, type: __, with: ___, ...others }: Other,
) {
  return {
    ...others,
    ...(range === defaultView.range ? {} : { range }),
    ...(look === defaultView.look ? {} : { type: look }),
    ...(beside === defaultView.beside ? {} : { with: beside }),
  };
}
