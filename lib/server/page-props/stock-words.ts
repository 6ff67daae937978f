import { cardWords, stockCharts, stockWords as words } from '@/lib/content/stocks';
import { storyWords } from '@/lib/content/stories';
import { symbolSearchWords } from '@/lib/content/symbol-search';
import type { SymbolPage } from '@/lib/contracts/symbols';
import { stockParts } from '@/lib/domain/stock-parts';

export type StockPageWords = ReturnType<typeof stockPageWords>;

/** The page's words, ready to show: they travel as data, so that its script carries none of them. */
type Told = Pick<SymbolPage, 'name' | 'ticker' | 'kind' | 'meta'>;

export function stockPageWords({ name, ticker, kind, meta }: Told) {
  const { research, compare, sectors, request, year, news } = words;
  const isFund = kind === 'fund';
  const { title, text, fundText, visitors, signIn, loading, lost, candles, rows } = stockCharts;
  const source = words.source(meta.source, meta.asOf, meta.delay);
  return {
    title: words.title(name, ticker),
    description: words.description(name, ticker),
    research,
    compare,
    sectors,
    request,
    notMeaningful: isFund ? words.fund : words.figures.notMeaningful,
    year: { title: year.title, text: year.text, none: year.none },
    search: { label: words.search, hint: symbolSearchWords.hint },
    charts: {
      title,
      text: isFund ? fundText : text,
      visitors,
      signIn,
      loading,
      lost,
      again: 'Try again',
      places: [
        { part: stockParts.prices, title: candles.title, text: candles.text },
        ...(isFund ? [] : rows).map((row) => ({ part: stockParts[row.part], title: row.title, text: row.text })),
      ],
    },
    card: {
      title: cardWords.title,
      lead: cardWords.lead,
      passed: cardWords.passed,
      failed: cardWords.failed,
      unknown: cardWords.unknown,
      formula: cardWords.formula,
      none: cardWords.none,
    },
    peers: { title: words.peers.title, text: words.peers.text, none: words.peers.none },
    news: { ...news, story: { ...storyWords } },
    source: [source, meta.licence, meta.isStale ? words.stale : ''].join(' '),
  };
}
