/** Product news, dated by launch day. */
export const ownNews = [
  {
    id: 'own-research-opens',
    day: '2026-11-21',
    headline: 'Research pages are available',
    summary:
      'Compare stocks across ten sectors with eleven charts each, plus a page for every stock and typo-tolerant search. Sample data is labeled.',
  },
  {
    id: 'own-predictions-are-scored',
    day: '2026-11-21',
    headline: 'Predictions are now scored',
    summary:
      'We store every price and direction forecast with an error band and never change it. Results appear next to a simple baseline, which our model does not always beat.',
  },
  {
    id: 'own-stock-requests',
    day: '2026-11-21',
    headline: 'Members can request stocks',
    summary: 'Request a missing stock or vote for existing requests. Every request shows its status.',
  },
] as const;
