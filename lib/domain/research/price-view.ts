import { shownRanges, type CandleRange } from './research';

export type PriceLook = 'line' | 'candles';

/** What a reader chose for a price chart; `beside` is the key of a second line, empty for none. */
export type PriceView = { range: CandleRange; look: PriceLook; beside: string };

const defaultView: PriceView = { range: '1y', look: 'line', beside: '' };

type Query = Partial<Record<string, unknown>>;

/** The view that a URL names. What it cannot show is the default. */
export const priceViewFrom = ({ range, type, with: beside }: Query, besides: readonly string[]): PriceView => ({
  range: shownRanges.find((known) => known === range) ?? defaultView.range,
  look: type === 'candles' ? type : defaultView.look,
  beside: besides.find((known) => known === beside) ?? defaultView.beside,
});

/** The query of a view, with what else is in the URL. A default is left out. */
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
