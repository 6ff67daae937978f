/** Anchors of the parts of a stock's page, which show the inputs of the company card. */
export const stockParts = {
  figures: 'figures',
  year: 'year',
  card: 'card',
  prices: 'prices',
  financials: 'financials',
  recommendations: 'recommendations',
  ownership: 'ownership',
  targets: 'targets',
  news: 'news',
  peers: 'peers',
} as const;
export type StockPart = keyof typeof stockParts;
