import { signalLine } from '@/lib/content/research/signal-line';
import { canShowPrediction } from '@/lib/domain/research/prediction-status';
import type { SignalSource } from './signal-source';
import { signalsClient } from './signals-client';
import type { LaterPage } from './use-later-lines';

/** Fetches the page after a cursor, which encodes whether the list is of settled signals or price forecasts. */
export async function readLaterSignals({ scope, slug, today }: SignalSource, cursor: string): Promise<LaterPage> {
  const calls = signalsClient();
  const query = { ...(slug === undefined ? {} : { slug }), cursor };
  const page = await calls[scope === 'sector' ? 'sectorTiming' : 'stockTiming']({ query });
  return {
    lines: [...page.items, ...page.forecasts].filter(canShowPrediction).map((signal) => signalLine(signal, today)),
    next: page.nextCursor ?? page.forecastsCursor,
  };
}
