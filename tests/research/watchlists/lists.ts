import type { AllLists } from '@/components/research/watchlists/use-watchlists';
import type { WatchAlert, Watchlist } from '@/lib/contracts/research/watchlists';

type Row = Watchlist['symbols'][number];

export const stock = (ticker: string, overrides: Partial<Row> = {}): Row => ({
  ticker,
  name: `${ticker} Company`,
  price: 100,
  priceDay: '2026-11-20',
  change: 1.25,
  marketCap: 2_900_000_000_000,
  fiscalYear: 2025,
  revenue: 400_000_000_000,
  revenueGrowth: 4,
  netIncome: 90_000_000_000,
  cashFlow: 110_000_000_000,
  peRatio: 31.4,
  pegRatio: null,
  weekly: [90, 95, 100],
  isSample: true,
  addedAt: '2026-11-20T10:00:00.000Z',
  ...overrides,
});

export const list = (name: string, ...symbols: Row[]): Watchlist => ({
  id: `list-${name}`,
  name,
  createdAt: '2026-11-20T09:00:00.000Z',
  symbols,
});

export const alert = (overrides: Partial<WatchAlert> = {}): WatchAlert => ({
  id: 'alert-1',
  ticker: 'AAPL',
  kind: 'above',
  price: 200,
  daysBefore: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  firedAt: null,
  ...overrides,
});

export const all = (items: Watchlist[], alerts: WatchAlert[] = []): AllLists => ({ items, alerts, nextCursor: null });
