import { sourceLine } from '@/lib/content/market/source-line';
import { cardWords, stockCharts, stockWords as words } from '@/lib/content/research/stocks';
import { storyCopy } from '@/lib/content/research/stories';
import type { SymbolPage } from '@/lib/contracts/research/symbols';
import { stockParts } from '@/lib/domain/research/stock-parts';
import { figuresBasis } from './stock-view';

export type StockPageWords = ReturnType<typeof stockPageWords>;

/** The page's copy, sent as data to keep it out of the script. */
type Told = Pick<
  SymbolPage,
  'name' | 'ticker' | 'kind' | 'meta' | 'checks' | 'standing' | 'currency' | 'fiscalYearEnd'
>;

export function stockPageWords(stock: Told) {
  const { name, ticker, kind, meta, checks, standing } = stock;
  const { research, compare, sectors, request, year, news } = words;
  const isFund = kind === 'fund';
  const { title, text, visitors, price, rows } = stockCharts;
  const source = sourceLine(meta);
  return {
    title: words.title(name, ticker),
    description: words.description(name, ticker),
    research,
    compare,
    sectors,
    request,
    figures: {
      title: words.figures.title,
      comparedWith: standing ? words.figures.comparedWith(standing.sector) : '',
      columns: words.figures.columns(standing?.sector ?? ''),
      notMeaningful: `${figuresBasis(stock)} ${isFund ? words.fund : words.figures.notMeaningful}`,
    },
    year: { title: year.title, text: year.text, none: year.none },
    charts: {
      title,
      text,
      visitors,
      price,
      rows: (isFund ? [] : rows).map((row) => ({ key: stockParts[row.part], title: row.title, tells: row.text })),
    },
    card: {
      title: cardWords.title,
      lead: cardWords.lead,
      passed: cardWords.passed,
      failed: cardWords.failed,
      unknown: cardWords.unknown,
      formula: cardWords.formula,
      none: cardWords.none,
      all: cardWords.all(checks.length),
    },
    peers: { title: words.peers.title, text: words.peers.text, none: words.peers.none },
    news: { ...news, opens: storyCopy.opens },
    source: meta.isStale ? `${source} ${words.stale}` : source,
  };
}
