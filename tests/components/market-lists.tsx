import type { ReactElement } from 'react';
import { NewsPage } from '@/components/sectors/news-page';
import { StockRequestsPage } from '@/components/stock-requests/stock-requests-page';
import { SymbolSearch } from '@/components/symbol-search/symbol-search';
import { OwnSignals } from '@/components/timing/own-signals';
import { OwnWatchList } from '@/components/timing/own-watch-list';
import { RecordTable } from '@/components/trades/record-table';
import { ListChoice } from '@/components/watchlists/list-choice';
import { WatchlistsPage } from '@/components/watchlists/watchlists-page';
import { sectorTrail } from '@/lib/content/sectors';
import { signalsContract } from '@/lib/contracts/signals';
import { stockRequestsContract } from '@/lib/contracts/stock-requests';
import { symbolsContract } from '@/lib/contracts/symbols';
import { usersContract } from '@/lib/contracts/users';
import { watchlistsContract } from '@/lib/contracts/watchlists';
import { mockEndpoint } from '@/tests/support/mock-endpoint';
import { sampleMeta, signal, story, timingList } from '@/tests/support/research';
import { memberProfile } from '@/tests/support/session';
import * as samples from './list-samples';
import { TestRouter } from './router';
import { tradeRecord, tradeRow } from './trades/record-factory';
import { alert, all, list, stock } from './watchlists/lists';
import { some, three, type Lists } from './list-samples';

const onPage = (inside: ReactElement) => <TestRouter>{inside}</TestRouter>;

/** The lists of parts about the market: research, signals, the record. */
export const marketLists: Record<string, Lists> = {
  'sectors/news-page': {
    draw: (isFull) => {
      const items = some(isFull, (name) => story({ id: name, headline: `Story ${name}` }));
      const sector = { slug: 'robotics', name: 'Robotics', description: '', about: '', trail: sectorTrail };
      return <NewsPage path="/" sector={sector} news={{ items, nextCursor: null, meta: sampleMeta() }} />;
    },
    empty: ['Nothing has been written about these stocks yet'],
    full: three.map((name) => new RegExp(`Story ${name}`)),
  },
  'stock-requests/stock-requests-page': {
    draw: (isFull) => {
      mockEndpoint(stockRequestsContract.mine, { tickers: [] });
      return onPage(
        <StockRequestsPage items={some(isFull, samples.request)} nextCursor={null} isLater={false} wanted="" />,
      );
    },
    empty: ['Nobody has asked for a stock yet'],
    full: ['ONE', 'TWO', 'THREE'],
  },
  'symbol-search/search-panel': {
    draw: (isFull) => {
      mockEndpoint(usersContract.profile, memberProfile);
      mockEndpoint(symbolsContract.search, {
        items: some(isFull, (name) => ({
          ticker: name.toUpperCase(),
          name: `Company ${name}`,
          kind: 'stock' as const,
        })),
        nextCursor: null,
      });
      return <SymbolSearch onChoose={() => undefined} />;
    },
    typed: 'company',
    empty: ['We have no stock like “company”.'],
    full: ['ONE', 'TWO', 'THREE'],
  },
  'timing/own-signals': {
    draw: (isFull) => {
      const settled = some(isFull, (name) => signal({ id: name, subject: name.toUpperCase() }));
      const open = some(isFull, (name) =>
        signal({ id: `o${name}`, subject: `OPEN-${name.toUpperCase()}`, outcome: null, dueOn: '2026-12-13' }),
      );
      mockEndpoint(signalsContract.stockTiming, timingList([...open, ...settled]));
      return <OwnSignals scope="stock" slug={undefined} given={null} today="2026-11-21" />;
    },
    empty: ['No signal is open right now', 'No signal has come due yet'],
    full: ['ONE', 'TWO', 'THREE', 'OPEN-ONE', 'OPEN-TWO', 'OPEN-THREE'],
  },
  'timing/own-watch-list': {
    draw: (isFull) => {
      const items = [
        ...some(isFull, (name) => samples.watched(name)),
        ...some(isFull, (name) => samples.watched(`P${name}`, '2026-11-10')),
      ];
      mockEndpoint(signalsContract.stocksToWatch, { items, hidden: 0, nextCursor: null, meta: sampleMeta() });
      return onPage(<OwnWatchList given={null} />);
    },
    empty: ['The list is empty right now', 'Nothing has been taken off yet'],
    full: three.flatMap((name) => [new RegExp(`^${name} Works`), new RegExp(`^P${name} Works`)]),
  },
  'trades/record-table': {
    draw: (isFull) =>
      onPage(
        <RecordTable
          record={tradeRecord(some(isFull, (name, index) => tradeRow(index, { symbol: name.toUpperCase() })))}
        />,
      ),
    empty: [/^No trade has been recorded yet/],
    full: ['ONE', 'TWO', 'THREE'],
  },
  'watchlists/list-choice': {
    draw: (isFull) => {
      mockEndpoint(watchlistsContract.list, all(some(isFull, (name) => list(name))));
      return <ListChoice ticker="AAPL" />;
    },
    empty: [/^Make a list .* with AAPL/],
    full: three,
  },
  'watchlists/watchlists-page': {
    draw: (isFull) => {
      const alerts = some(isFull, (name) => alert({ id: name, ticker: `AL${name.toUpperCase()}` }));
      const items = isFull ? [list('Mine', ...three.map((name) => stock(name.toUpperCase()))), list('Other')] : [];
      mockEndpoint(watchlistsContract.list, all(items, alerts));
      return onPage(<WatchlistsPage />);
    },
    empty: ['You have no list yet', 'No alerts yet'],
    full: ['ONE', 'TWO', 'THREE', /Other/, /ALONE/, /ALTWO/, /ALTHREE/],
  },
};
