import { useEffect, useState } from 'react';
import { RowLinks } from '@/components/ui/tables/row-links';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { searchCopy as copy } from '@/lib/content/search/search';
import { symbolsContract, type SymbolMatch } from '@/lib/contracts/research/symbols';
import { paths } from '@/lib/domain/shared/paths';

/** The maximum number of suggestions; the page reserves space for this many. */
const maxNamed = 3;

/** Suggestions for an unknown ticker. Load this file lazily, because it includes axios. */
export function SimilarTickers({ ticker }: { ticker: string }) {
  const [near, setNear] = useState<readonly SymbolMatch[]>();
  useEffect(() => {
    const stop = new AbortController();
    createClient(symbolsContract, browserHttp())
      .search({ query: { q: ticker }, signal: stop.signal })
      .then(
        ({ items }) => setNear(items.slice(0, maxNamed)),
        // Ignored here: typing in the search field above shows the error.
        () => setNear([]),
      );
    return () => stop.abort();
  }, [ticker]);
  if (!near) return null;
  if (near.length === 0) return <p>{copy.noSuggestions(ticker)}</p>;
  return (
    <RowLinks
      isInColumns
      links={near.map((one) => ({ href: paths.stock(one.ticker), label: `${one.ticker}, ${one.name}` }))}
    />
  );
}
