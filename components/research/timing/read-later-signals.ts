import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { signalLine } from '@/lib/content/research/signal-line';
import { signalsContract } from '@/lib/contracts/research/signals';
import { isShowable } from '@/lib/domain/research/prediction-status';
import type { SignalSource } from './signal-source';
import type { LaterPage } from './use-later-lines';

/** The page of settled signals or price forecasts after a cursor, which says of which. */
export async function readLaterSignals({ scope, slug, today }: SignalSource, cursor: string): Promise<LaterPage> {
  const calls = createClient(signalsContract, browserHttp());
  const query = { ...(slug === undefined ? {} : { slug }), cursor };
  const page = await calls[scope === 'sector' ? 'sectorTiming' : 'stockTiming']({ query });
  return {
    lines: [...page.items, ...page.forecasts].filter(isShowable).map((signal) => signalLine(signal, today)),
    next: page.nextCursor ?? page.forecastsCursor,
  };
}
