import type { MarketMeta } from '@/lib/contracts/shared/market-meta';
import { now } from '@/lib/server/platform/clock';

/** Source, date and sample flag, which every row of market data has. */
export type Provenance = { source: string; asOf: Date; isSample: boolean };

type About = {
  /** 'prices' for data that is as delayed as the last trading day; 'daily' for data that is computed once a day. */
  delay?: 'prices' | 'daily';
  /** When the source was last fetched, and whether it is stale; absent for our own data. */
  freshness?: { isStale: boolean; fetchedAt: Date | null };
  /** Notes that readers need with the numbers. */
  notes?: readonly string[];
};

/** Builds the metadata of a response: source, date and terms of its figures. */
export function marketMeta(
  rows: readonly Provenance[],
  { delay = 'daily', freshness, notes = [] }: About = {},
): MarketMeta {
  const at = now();
  const sources = [...new Set(rows.map(({ source }) => source))].sort();
  const asOf = rows.length === 0 ? at : new Date(Math.max(...rows.map((row) => row.asOf.getTime())));
  const fetchedAt = freshness?.fetchedAt ?? asOf;
  return {
    source: sources.map((source) => termsOf(source).name).join(' and ') || 'No source yet',
    asOf: asOf.toISOString(),
    isSample: rows.some(({ isSample }) => isSample),
    delay: delay === 'prices' && sources.some((source) => termsOf(source).isLate) ? 'End of the trading day' : 'none',
    license: [...new Set(sources.map((source) => termsOf(source).license))].join(' ') || 'Nothing to license yet.',
    isStale: freshness?.isStale ?? false,
    ageS: Math.max(0, Math.floor((at.getTime() - fetchedAt.getTime()) / 1000)),
    notes: [...(rows.length === 0 ? ['No data yet.'] : []), ...notes],
  };
}

/** Reduces rows to one per source, which yields the same metadata. */
export function summarizeProvenance(rows: readonly Provenance[]): Provenance[] {
  return [...Map.groupBy(rows, ({ source }) => source)].map(([source, ofSource]) => ({
    source,
    asOf: new Date(Math.max(...ofSource.map(({ asOf }) => asOf.getTime()))),
    isSample: ofSource.some(({ isSample }) => isSample),
  }));
}

const terms: Record<string, { name: string; license: string; isLate: boolean }> = {
  sample: { name: 'Sample generator', license: 'Simulated by this site. Free to copy.', isLate: false },
  finnhub: { name: 'Finnhub', license: 'Finnhub’s terms: for viewing here, not for redistribution.', isLate: true },
  'finnhub-approximate': {
    name: 'Finnhub, derived from its ratios',
    license: 'Finnhub’s terms: for viewing here, not for redistribution.',
    isLate: true,
  },
  own: { name: 'Our own records', license: 'Free to copy with attribution.', isLate: false },
};

const termsOf = (source: string) =>
  terms[source] ?? { name: source, license: 'See the terms of the source.', isLate: true };
