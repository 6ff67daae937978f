import type { Contract } from '@/lib/contracts/shared/endpoint';
import { createClient } from './create-client';
import { browserHttp } from './http';

/** A contract's client with this browser's session. */
export const browserClient = <C extends Contract>(contract: C) => createClient<C>(contract, browserHttp());
