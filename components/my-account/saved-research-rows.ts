import { ownDataCopy } from '@/lib/content/my-account/own-data';
import { alertSentence } from '@/lib/content/research/watch-alerts';
import type { SavedResearch } from '@/lib/contracts/my-account/privacy';

const { kinds, emptyList } = ownDataCopy.research;
export type SavedResearchRow = { key: string; at: string; kind: string; about: string };

/** The account's saved research as one row per item, latest first. */
export const savedResearchRows = ({
  searches,
  watchlists,
  alerts,
  votes,
  screens,
}: SavedResearch): SavedResearchRow[] =>
  [
    ...searches.map(({ search, at }) => ({ at, kind: kinds.search, about: search })),
    ...watchlists.map(({ name, at, tickers }) => ({
      at,
      kind: kinds.watchlist,
      about: `${name}: ${tickers.join(', ') || emptyList}`,
    })),
    ...alerts.map((alert) => ({ at: alert.createdAt, kind: kinds.alert, about: alertSentence(alert) })),
    ...votes.map(({ ticker, at }) => ({ at, kind: kinds.vote, about: ticker })),
    ...screens.map(({ name, at }) => ({ at, kind: kinds.screen, about: name })),
  ]
    .sort((a, b) => b.at.localeCompare(a.at))
    .map((row, place) => ({ key: String(place), ...row }));
