/** Anchors of the sections of a stock's page, which the inputs of the company card link to. */
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
