/** What the figures of a trade are on a small screen, where its row has two lines and most have no label. */
export const cardLegend =
  'First line: symbol, type, strike, expiration and ROI. Second line: bid, fill and close dates, result and balance.';
