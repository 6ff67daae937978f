import type { Contract } from '@/lib/contracts/shared/endpoint';
import type { Client } from './create-client';

/** Loads the calls with axios and zod. Import them only here. */
export const loadCalls = () => import('./calls');

/** A contract's client for parts that load without it: `loadClient(({ placesContract }) => placesContract)`. */
export async function loadClient<C extends Contract>(
  choose: (contracts: Awaited<ReturnType<typeof loadCalls>>) => C,
): Promise<Client<C>> {
  const calls = await loadCalls();
  return calls.browserClient(choose(calls));
}
