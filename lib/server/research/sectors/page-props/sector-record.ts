import type { ScoreLine } from '@/lib/content/research/score-line';
import type { SignalLine } from '@/lib/content/research/signal-line';
import type { SignalsView } from '@/lib/content/research/signals-view';

/** A sector's timing signals, or a message when they could not be loaded. */
export type SectorRecordView =
  | { missing: string }
  | { scores: readonly ScoreLine[]; lines: readonly SignalLine[]; caption: string; facts: string; isSample: boolean };

export function sectorRecord(signals: SignalsView | null): SectorRecordView {
  if (!signals) return { missing: 'Signals didn’t load. Reload the page to try again.' };
  const { scores, settled, settledInAll, hidden, source, isSample } = signals;
  return {
    scores,
    lines: settled,
    caption:
      settled.length > 0
        ? `The latest ${settled.length} of ${settledInAll} settled signals`
        : 'No settled signals yet.',
    facts: `${source} Signals are not recommendations.${hidden > 0 ? ` ${hidden} open, visible to members.` : ''}`,
    isSample,
  };
}
