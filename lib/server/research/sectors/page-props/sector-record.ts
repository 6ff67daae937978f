import type { ScoreLine } from '@/lib/content/research/score-line';
import type { SignalsView } from '@/lib/content/research/signals-view';

/** The scores of a sector's timing signals, or a message if they could not be loaded. */
export type SectorRecordView =
  | { missing: string }
  | {
      scores: readonly ScoreLine[];
      facts: string;
      /** How many signals are open; empty for none. */
      open: string;
      isSample: boolean;
    };

export function sectorRecord(signals: SignalsView | null): SectorRecordView {
  if (!signals) return { missing: 'Signals didn’t load. Reload the page to try again.' };
  const { scores, hidden, source, isSample } = signals;
  return {
    // Omits the scales: this page does not draw the scores.
    scores: scores.map((score) => ({ ...score, scale: null })),
    facts: `${source} Signals are not recommendations.`,
    open: hidden === 0 ? '' : hidden === 1 ? '1 signal is open.' : `${hidden} signals are open.`,
    isSample,
  };
}
