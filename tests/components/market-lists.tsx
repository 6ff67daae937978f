import type { ReactElement } from 'react';
import { NewsPage } from '@/components/research/news/news-page';
import { StockRequestsPage } from '@/components/research/stock-requests/stock-requests-page';
import { SymbolSearch } from '@/components/symbol-search/symbol-search';
import { OwnSignals } from '@/components/research/timing/own-signals';
import { OwnWatchList } from '@/components/research/timing/own-watch-list';
import { RecordTable } from '@/components/signals/record-table';
import { ListChoice } from '@/components/research/watchlists/list-choice';
import { WatchlistsPage } from '@/components/research/watchlists/watchlists-page';
import { sectorTrail } from '@/lib/content/research/sectors';
import { signalsContract } from '@/lib/contracts/research/signals';
import { stockRequestsContract } from '@/lib/contracts/research/stock-requests';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { usersContract } from '@/lib/contracts/accounts/users';
import { watchlistsContract } from '@/lib/contracts/research/watchlists';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { sampleMeta, signal, story, timingList } from '@/tests/support/features/research';
import { memberProfile } from '@/tests/support/api/session';
import * as samples from './list-samples';
import { TestRouter } from './router';
import { tradeRecord, tradeRow } from '@/tests/signals/record-factory';
import { alert, all, list, stock } from '@/tests/research/watchlists/lists';
import { some, three, type Lists } from './list-samples';

const onPage = (inside: ReactElement) => <TestRouter>{inside}</TestRouter>;

/** The lists of market components: research, signals and the track record. */
export const marketLists: Record<string, Lists> = {
  'research/news/news-page': {
    draw: (isFull) => {
      const items = some(isFull, (name) => story({ id: name, headline: `Story ${name}` }));
      const sector = { slug: 'robotics', name: 'Robotics', description: '', about: '', trail: sectorTrail };
      return <NewsPage path="/" sector={sector} news={{ items, nextCursor: null, meta: sampleMeta() }} />;
    },
    empty: ['No news yet'],
    full: three.map((name) => new RegExp(`Story ${name}`)),
  },
  'research/stock-requests/stock-requests-page': {
    draw: (isFull) => {
      mockEndpoint(stockRequestsContract.mine, { tickers: [] });
      return onPage(
        <StockRequestsPage items={some(isFull, samples.request)} nextCursor={null} isLater={false} wanted="" />,
      );
    },
    empty: ['No requests yet'],
    full: ['ONE', 'TWO', 'THREE'],
  },
  'symbol-search/symbol-search-panel': {
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
    empty: ['No stocks match “company”.'],
    full: ['ONE', 'TWO', 'THREE'],
  },
  'research/timing/own-signals': {
    draw: (isFull) => {
      const settled = some(isFull, (name) => signal({ id: name, subject: name.toUpperCase() }));
      const open = some(isFull, (name) =>
        signal({ id: `o${name}`, subject: `OPEN-${name.toUpperCase()}`, outcome: null, dueOn: '2026-12-13' }),
      );
      mockEndpoint(signalsContract.stockTiming, timingList([...open, ...settled]));
      return <OwnSignals scope="stock" slug={undefined} given={null} today="2026-11-21" />;
    },
    empty: ['No open signals', 'No settled signals yet'],
    full: ['ONE', 'TWO', 'THREE', 'OPEN-ONE', 'OPEN-TWO', 'OPEN-THREE'],
  },
  'research/timing/own-watch-list': {
    draw: (isFull) => {
      const items = [
        ...some(isFull, (name) => samples.watched(name)),
        ...some(isFull, (name) => samples.watched(`P${name}`, '2026-11-10')),
      ];
      mockEndpoint(signalsContract.stocksToWatch, { items, hidden: 0, nextCursor: null, meta: sampleMeta() });
      return onPage(<OwnWatchList given={null} />);
    },
    empty: ['No stocks to watch right now', 'No removed stocks yet'],
    full: three.flatMap((name) => [new RegExp(`^${name} Works`), new RegExp(`^P${name} Works`)]),
  },
  'signals/live-record': {
    draw: (isFull) =>
      onPage(
        <RecordTable
          record={tradeRecord(some(isFull, (name, index) => tradeRow(index, { symbol: name.toUpperCase() })))}
          years=""
        />,
      ),
    empty: [/^No trades yet/],
    full: ['ONE', 'TWO', 'THREE'],
  },
  'research/watchlists/list-choice': {
    draw: (isFull) => {
      mockEndpoint(watchlistsContract.list, all(some(isFull, (name) => list(name))));
      return <ListChoice ticker="AAPL" />;
    },
    empty: [/^Create list .* with AAPL/],
    full: three,
  },
  'research/watchlists/own-lists': {
    draw: (isFull) => {
      const alerts = some(isFull, (name) => alert({ id: name, ticker: `AL${name.toUpperCase()}` }));
      const items = isFull ? [list('Mine', ...three.map((name) => stock(name.toUpperCase()))), list('Other')] : [];
      mockEndpoint(watchlistsContract.list, all(items, alerts));
      return onPage(<WatchlistsPage />);
    },
    empty: ['No watchlists yet', 'No alerts yet'],
    full: ['ONE', 'TWO', 'THREE', /Other/, /ALONE/, /ALTWO/, /ALTHREE/],
  },
};
