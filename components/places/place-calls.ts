import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { placesContract } from '@/lib/contracts/places';

/** Loaded when a member needs it: a visitor's page carries none of it. */
export const placeCalls = () => createClient(placesContract, browserHttp());
