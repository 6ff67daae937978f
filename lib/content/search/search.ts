import type { PlaceKind } from '@/lib/domain/places/places';
import { maxQuestionLength, type SearchResultKind } from '@/lib/domain/search/search-results';
import { paths } from '@/lib/domain/shared/paths';

const shortened = (question: string) => (question.length > 60 ? `${question.slice(0, 59)}…` : question);

/** Copy of the search over stocks, sectors, pages, posts, help and the member's own watchlists. */
export const searchCopy = {
  title: 'Search',
  description: 'Search stocks, sectors, pages, posts and help.',
  lead: 'Search stocks, sectors, pages, posts and help.',
  label: 'What are you looking for?',
  submit: 'Search',
  suggestions: 'Did you mean',
  cut: `Your search is long. We used the first ${maxQuestionLength} characters.`,
  nothing: (question: string) => `No results for “${shortened(question)}”`,
  /** Shown above results whose names only resemble the query. */
  noExact: (question: string) => `No exact match for “${shortened(question)}”`,
  nothingText: 'Check the spelling, try fewer words or browse the pages below.',
  failedTitle: 'Some results are missing',
  failed: 'We couldn’t search stocks and posts. Try again in a moment.',
  nothingHint: 'Check the spelling or try fewer words.',
  allPages: 'Browse all pages',
  placeholder: 'Search stocks, sectors, posts and help',
  results: 'Search results',
  recent: 'Your recent searches',
  popular: 'Popular pages',
  more: 'More',
  all: (question: string) => `See all results for “${question}”`,
  loading: 'Searching',
  lost: 'Search didn’t load',
  announced: (count: number) =>
    count === 0 ? 'No results.' : `${count === 1 ? '1 result' : `${count} results`}. Use the arrow keys to choose.`,
  announcedSimilar: (count: number) =>
    `No exact match. ${count === 1 ? '1 similar result' : `${count} similar results`}. Use the arrow keys to choose.`,
  keys: 'Use ↑ and ↓ to move, Enter to open, Esc to close. Press / on any page to search. To compare stocks, type their tickers or names: AAPL MSFT.',
  request: 'Request a stock',
  missingStock: 'Looking for a stock?',
  missingStockText: 'Search all covered stocks above, or request one.',
  unknownTicker: (ticker: string) => `We don’t cover ${ticker}`,
  noSuggestions: (ticker: string) => `No suggestions for ${ticker}.`,
  unknownTickerText: 'Check the spelling, or search by company name.',
  sectors: 'Browse sectors',
  home: 'Go to the home page',
  requestTicker: (ticker: string) => `Request ${ticker}`,
  compare: (tickers: readonly string[]) => `Compare ${tickers.join(', ')}`,
  compareText: 'Prices, returns and key figures side by side',
  atClose: (day: string) => `At close, ${day}`,
  allInSector: (count: number, sector: string) =>
    count === 1 ? `The stock in ${sector}` : `All ${count} stocks in ${sector}`,
  stocksOnList: (count: number) => (count === 1 ? '1 stock' : `${count} stocks`),
} as const;

/** Names of the groups of results. */
export const foundKindNames: Record<SearchResultKind, string> = {
  stock: 'Stocks',
  sector: 'Sectors',
  metric: 'Metrics',
  list: 'Your watchlists',
  page: 'Pages',
  post: 'Posts',
  help: 'Help',
  place: 'Cities and schools',
};

export const foundPlaceText = (kind: PlaceKind, town: string | null, region: string) =>
  kind === 'cities' ? `City in ${region}` : `School in ${town === null ? region : `${town}, ${region}`}`;

/** Pages suggested before anything is typed. */
export const popularPages = [
  { label: 'Sectors', href: paths.sectors },
  { label: 'Stock screener', href: paths.screener },
  { label: 'Compare stocks', href: paths.compare },
  { label: 'Track record', href: paths.optionsSignals },
  { label: 'Plans and pricing', href: paths.subscribe },
  { label: 'Blog', href: paths.blog },
] as const;
