import { symbolSearchCopy } from '@/lib/content/research/symbol-search';
import { growth } from '@/lib/domain/market/market-formulas';
import type { Entry } from '@/lib/domain/search/ranking';
import type { SearchResultQuote } from '@/lib/domain/search/search-results';
import { paths } from '@/lib/domain/shared/paths';
import type { ClosesRecord } from '@/lib/server/market/symbols-repository';

type Stock = { ticker: string; name: string; kind: string; closes: ClosesRecord | null };

/** A stock as a search entry. */
export const stockEntry = ({ ticker, name, kind, closes }: Stock): Entry => ({
  ...{ kind: 'stock', title: ticker, text: name, path: paths.stock(ticker), isFound: true },
  ...{ mark: kind === 'fund' ? symbolSearchCopy.fund : null, otherNames: [name], quote: closes && quoteOf(closes) },
});

const quoteOf = ({ priceCents, previousCents, day, isSample }: ClosesRecord): SearchResultQuote => ({
  ...{ price: priceCents / 100, day, isSample },
  change: growth(priceCents, previousCents),
});
