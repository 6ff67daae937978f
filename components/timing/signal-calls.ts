import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { signalsContract } from '@/lib/contracts/signals';

const signals = () => createClient(signalsContract, browserHttp());

export type Scope = 'sector' | 'stock';

/** Timing signals as the caller may see them: a member's answer holds the open ones. */
export const readTiming = (scope: Scope, slug: string | undefined, signal: AbortSignal) =>
  signals()[scope === 'sector' ? 'sectorTiming' : 'stockTiming']({ query: slug ? { slug } : {}, signal });

export const readWatchList = (signal: AbortSignal) => signals().stocksToWatch({ signal });
