import type { Contract } from '@/lib/contracts/shared/endpoint';
import type { Client } from './create-client';

/** Loads the calls with axios and zod. Use this function instead of another import(). */
export const loadCalls = () => import('./calls');

/**
 * Loads a contract's client for code that does not include it: `loadClient(({ placesContract }) => placesContract)`.
 */
export async function loadClient<C extends Contract>(
  choose: (contracts: Awaited<ReturnType<typeof loadCalls>>) => C,
): Promise<Client<C>> {
  const calls = await loadCalls();
  return calls.browserClient(choose(calls));
}
