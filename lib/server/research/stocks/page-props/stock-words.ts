import { sourceLine } from '@/lib/content/market/source-line';
import { cardWords, stockCharts, stockWords as words } from '@/lib/content/research/stocks';
import { storyCopy } from '@/lib/content/research/stories';
import { symbolSearchCopy } from '@/lib/content/research/symbol-search';
import type { SymbolPage } from '@/lib/contracts/research/symbols';
import { stockParts } from '@/lib/domain/research/stock-parts';

export type StockPageWords = ReturnType<typeof stockPageWords>;

/** The page's copy, sent as data to keep it out of the script. */
type Told = Pick<SymbolPage, 'name' | 'ticker' | 'kind' | 'meta'>;

export function stockPageWords({ name, ticker, kind, meta }: Told) {
  const { research, compare, sectors, request, year, news } = words;
  const isFund = kind === 'fund';
  const { title, text, fundText, visitors, logIn, unlock, loading, lost, candles, rows } = stockCharts;
  const source = sourceLine(meta);
  return {
    title: words.title(name, ticker),
    description: words.description(name, ticker),
    research,
    compare,
    sectors,
    request,
    notMeaningful: isFund ? words.fund : words.figures.notMeaningful,
    year: { title: year.title, text: year.text, none: year.none },
    search: { label: words.search, hint: symbolSearchCopy.hint },
    charts: {
      title,
      text: isFund ? fundText : text,
      visitors,
      logIn,
      unlock,
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
    news: { ...news, story: { ...storyCopy } },
    source: meta.isStale ? `${source} ${words.stale}` : source,
  };
}
