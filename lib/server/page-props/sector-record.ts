import type { ScoreLine } from '@/lib/content/score-line';
import type { SignalLine } from '@/lib/content/signal-line';
import type { SignalsView } from '@/lib/content/signals-view';

/** How a sector's timing signals did, in words: a sentence alone when they could not be read. */
export type SectorRecordView =
  | { missing: string }
  | { scores: readonly ScoreLine[]; lines: readonly SignalLine[]; caption: string; facts: string; isSample: boolean };

export function sectorRecord(signals: SignalsView | null): SectorRecordView {
  if (!signals)
    return { missing: 'The record of its signals could not be read just now. It stands on the page of all signals.' };
  const { scores, settled, settledInAll, hidden, source, isSample } = signals;
  return {
    scores,
    lines: settled,
    caption:
      settled.length > 0
        ? `The latest ${settled.length} of ${settledInAll} settled signals`
        : 'No signal for this sector has come due yet.',
    facts: `${source} A signal is the output of a rule, not a recommendation.${
      hidden > 0 ? ` ${hidden} open, shown to members on the page of all signals.` : ''
    }`,
    isSample,
  };
}
