/** Words of the search over our own pages. */
export const searchWords = {
  title: 'Search',
  description: 'Find a page of this site by a word in its title, its address or what it is about.',
  lead: 'Type a word from the page you want. A slip or two is forgiven.',
  label: 'What are you looking for?',
  submit: 'Search',
  suggestions: 'Did you mean',
  found: (count: number) => (count === 1 ? 'One page found' : `${count} pages found`),
  nothing: (question: string) => `Nothing here is called “${question}”`,
  nothingText: 'Try another word, or choose one of the pages below.',
} as const;
