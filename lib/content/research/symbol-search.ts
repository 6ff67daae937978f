/** Copy of the search field that suggests stocks while the user types. */
export const symbolSearchCopy = {
  label: 'Find a stock',
  hits: 'Stocks',
  recent: 'Your recent searches',
  searching: 'Searching',
  found: (count: number) =>
    count === 0
      ? 'No stock found.'
      : `${count === 1 ? '1 stock' : `${count} stocks`} found. Use the arrow keys to choose.`,
  similar: (count: number) =>
    `No exact match. ${count === 1 ? '1 similar stock' : `${count} similar stocks`} found. Use the arrow keys to choose.`,
  nothing: (query: string) => `No stocks match “${query}”.`,
  pages: 'Press Enter to search pages.',
  request: 'Request this stock',
  failed: 'Search failed. Try again.',
  retry: 'Try again',
  fund: 'Fund',
  selected: 'Selected',
} as const;
