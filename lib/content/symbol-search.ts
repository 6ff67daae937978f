/** Words of the field that finds stocks as you type. */
export const symbolSearchWords = {
  label: 'Find a stock',
  hint: 'Type a ticker or a name. A slip is forgiven.',
  hits: 'Stocks',
  recent: 'Your recent searches',
  searching: 'Searching',
  found: (count: number) =>
    count === 0
      ? 'No stock found.'
      : `${count === 1 ? 'One stock' : `${count} stocks`} found. Use the arrow keys to choose.`,
  nothing: (asked: string) => `We have no stock like “${asked}”.`,
  pages: 'Enter searches the pages of this site.',
  request: 'Request this stock',
  failed: 'The search did not answer.',
  retry: 'Try again',
  fund: 'Fund',
} as const;
