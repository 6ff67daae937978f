import { provingHttp } from '@/components/modals/proving-http';
import { createClient } from '@/lib/client/http/create-client';
import { payoutsContract, type OwnPayouts } from '@/lib/contracts/referrals/payouts';

/** The API client for payouts. Calls that require a recent password check ask for it in a modal. */
export const payoutsClient = () => createClient(payoutsContract, provingHttp());

type Calls = ReturnType<typeof payoutsClient>;

/** Runs a change and resolves to the new state of payouts. */
export type ChangePayouts = (act: (calls: Calls) => Promise<OwnPayouts>) => Promise<OwnPayouts>;
