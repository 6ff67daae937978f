import type { Contract } from '@/lib/contracts/shared/endpoint';
import type { Client } from './create-client';

/** A contract's client for parts that load without it: axios and zod are fetched with the first call. */
export async function loadClient<C extends Contract>(loadContract: () => PromiseLike<C>): Promise<Client<C>> {
  const contract = loadContract();
  const [{ createClient }, { browserHttp }] = await Promise.all([import('./create-client'), import('./http')]);
  const loaded: C = await contract;
  return createClient<C>(loaded, browserHttp());
}
