import type { MarketMeta } from '@/lib/contracts/market-meta';
import { now } from '../clock';

/** Who said so, when it held, whether it is made up: as every row of research carries it. */
export type Provenance = { source: string; asOf: Date; isSample: boolean };

type About = {
  /** Prices are as late as the trading day; everything else is worked out once a day. */
  delay?: 'prices' | 'daily';
  /** How its source did lately; nothing of the kind for what we made ourselves. */
  freshness?: { isStale: boolean; fetchedAt: Date | null };
  /** Sentences a reader needs beside the numbers. */
  notes?: readonly string[];
};

/** The one place where an answer says where its figures come from, how old they are and under which terms. */
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
    licence: [...new Set(sources.map((source) => termsOf(source).licence))].join(' ') || 'Nothing to license yet.',
    isStale: freshness?.isStale ?? false,
    ageS: Math.max(0, Math.floor((at.getTime() - fetchedAt.getTime()) / 1000)),
    notes: [...(rows.length === 0 ? ['There are no figures here yet.'] : []), ...notes],
  };
}

const terms: Record<string, { name: string; licence: string; isLate: boolean }> = {
  sample: { name: 'Sample generator', licence: 'Made up by this site, free to copy.', isLate: false },
  finnhub: { name: 'Finnhub', licence: 'Finnhub’s terms: for reading here, not for passing on.', isLate: true },
  'finnhub-approximate': {
    name: 'Finnhub, worked out from its ratios',
    licence: 'Finnhub’s terms: for reading here, not for passing on.',
    isLate: true,
  },
  own: { name: 'Our own records', licence: 'Free to copy with our name beside it.', isLate: false },
};

const termsOf = (source: string) => terms[source] ?? { name: source, licence: 'The source’s own terms.', isLate: true };
