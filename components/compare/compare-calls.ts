import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { chartsContract } from '@/lib/contracts/charts';

/** Load this file when the chart comes near: axios and zod come with it. */
export const compareCalls = () => createClient(chartsContract, browserHttp());
