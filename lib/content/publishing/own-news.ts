/** News of this site itself: what was built and is there to be tried. True, dated by the day it opened, never rewritten. */
export const ownNews = [
  {
    id: 'own-research-opens',
    day: '2026-11-21',
    headline: 'The research pages are open',
    summary:
      'Ten sectors with their stocks compared, eleven charts each, a page for every stock and a search that forgives a slip of the keys. Where no market data provider is set up, every number is a labelled sample.',
  },
  {
    id: 'own-predictions-are-scored',
    day: '2026-11-21',
    headline: 'Predictions are kept and scored',
    summary:
      'What our one rule expects of prices and directions is stored when it is said, with an error band, and cannot be changed afterwards. The record stands beside that of somebody who knows nothing, which the rule does not always beat.',
  },
  {
    id: 'own-stock-requests',
    day: '2026-11-21',
    headline: 'Members can ask for stocks',
    summary:
      'Ask for a stock that is missing, or vote for one that somebody else asked for. What became of each request is shown.',
  },
] as const;
