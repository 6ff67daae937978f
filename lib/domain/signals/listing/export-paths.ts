/** Files with all trades that match a query. */
export const tradesCsvPath = '/api/trades/export.csv';
export const tradesJsonPath = '/api/trades/export.json';
