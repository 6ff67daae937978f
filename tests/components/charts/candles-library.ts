/** The exports that the charts use from the canvas library, each with a distinct value, for mocks of the library. */
export const libraryNames = {
  AreaSeries: 'area',
  CandlestickSeries: 'candles',
  LineSeries: 'beside',
  HistogramSeries: 'volume',
  CrosshairMode: {},
  LineStyle: {},
  ColorType: {},
  PriceScaleMode: { Normal: 'prices', Percentage: 'percent' },
};
