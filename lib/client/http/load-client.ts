import type { Contract } from '@/lib/contracts/shared/endpoint';
import type { Client } from './create-client';

/** A contract's client for parts that load without it: axios and zod are fetched with the first call. */
export async function loadClient<C extends Contract>(loadContract: () => PromiseLike<C>): Promise<Client<C>> {
  const [{ browserClient }, loaded] = await Promise.all([import('./browser-client'), loadContract()]);
  const contract: C = loaded;
  return browserClient<C>(contract);
}
