/** The parts of a stock's page by their anchors: what a check of the company card looked at is shown in one of them. */
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
