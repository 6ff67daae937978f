import { sourceLine } from '@/lib/content/market/source-line';
import { cardCopy, stockCharts, stockCopy as copy } from '@/lib/content/research/stocks';
import { storyCopy } from '@/lib/content/research/stories';
import type { SymbolPage } from '@/lib/contracts/research/symbols';
import { stockParts } from '@/lib/domain/research/stock-parts';
import { figuresBasis } from './stock-view';

export type StockPageCopy = ReturnType<typeof stockPageCopy>;

/** The parts of a stock that its page's copy is made from. The copy is sent as props to keep it out of the script. */
type Told = Pick<
  SymbolPage,
  'name' | 'ticker' | 'kind' | 'meta' | 'checks' | 'standing' | 'currency' | 'fiscalYearEnd'
>;

export function stockPageCopy(stock: Told) {
  const { name, ticker, kind, meta, checks, standing } = stock;
  const { research, compare, sectors, year, news } = copy;
  const isFund = kind === 'fund';
  const { title, text, visitors, fundVisitors, price, rows } = stockCharts;
  const source = sourceLine(meta);
  return {
    title: copy.title(name, ticker),
    description: copy.description(name, ticker),
    research,
    compare,
    sectors,
    figures: {
      title: copy.figures.title,
      comparedWith: standing ? copy.figures.comparedWith(standing.sector) : '',
      columns: copy.figures.columns,
      notMeaningful: `${figuresBasis(stock)} ${isFund ? copy.fund.note : copy.figures.notMeaningful}`,
    },
    year: { title: year.title, ranges: year.ranges, none: year.none },
    charts: {
      title,
      text,
      visitors: isFund ? fundVisitors : visitors,
      price,
      rows: (isFund ? [] : rows).map((row) => ({
        key: stockParts[row.part],
        title: row.title,
        tells: row.text,
        kind: row.kind,
      })),
    },
    card: {
      title: cardCopy.title,
      lead: cardCopy.lead(standing?.sector ?? null),
      open: cardCopy.open,
      passed: cardCopy.passed,
      failed: cardCopy.failed,
      unknown: cardCopy.unknown,
      formula: cardCopy.formula,
      none: cardCopy.none,
      all: cardCopy.all(checks.length),
    },
    peers: { title: copy.peers.title, text: copy.peers.text, none: copy.peers.none },
    news: { ...news, opens: storyCopy.opens },
    source: meta.isStale ? `${source} ${copy.stale}` : source,
  };
}
