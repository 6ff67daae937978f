/** Words of the search over our own pages and stocks. */
export const searchWords = {
  title: 'Search',
  description: 'Find a page or a stock of this site by a word in its title, its ticker or what it is about.',
  lead: 'Type a word from the page you want, a ticker or a company. A slip or two is forgiven.',
  label: 'What are you looking for?',
  submit: 'Search',
  suggestions: 'Did you mean',
  found: (count: number) => (count === 1 ? 'One page found' : `${count} pages found`),
  foundStocks: (count: number) => (count === 1 ? 'One stock found' : `${count} stocks found`),
  nothing: (question: string) => `Nothing here is called “${question}”`,
  nothingText: 'Try another word, or choose one of the pages below.',
  stocksFailedTitle: 'Stocks could not be searched',
  stocksFailed: 'The pages below were. Please try again in a moment.',
  request: 'Ask for a stock that is not here',
} as const;
