import { ownDataWords } from '@/lib/content/own-data';
import { alertSentence } from '@/lib/content/watch-alerts';
import type { KeptResearch } from '@/lib/contracts/privacy';

const { kinds, emptyList } = ownDataWords.research;
export type KeptRow = { key: string; at: string; kind: string; about: string };

/** A line for everything that an account keeps for its research, the newest first. */
export const keptRows = ({ searches, watchlists, alerts, votes }: KeptResearch): KeptRow[] =>
  [
    ...searches.map(({ search, at }) => ({ at, kind: kinds.search, about: search })),
    ...watchlists.map(({ name, at, tickers }) => ({
      at,
      kind: kinds.watchlist,
      about: `${name}: ${tickers.join(', ') || emptyList}`,
    })),
    ...alerts.map((alert) => ({ at: alert.createdAt, kind: kinds.alert, about: alertSentence(alert) })),
    ...votes.map(({ ticker, at }) => ({ at, kind: kinds.vote, about: ticker })),
  ]
    .sort((a, b) => b.at.localeCompare(a.at))
    .map((row, place) => ({ key: String(place), ...row }));
