/** The names that the charts take from the canvas library, each told apart by its value: for its mocks. */
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
