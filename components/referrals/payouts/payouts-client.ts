import { provingHttp } from '@/components/modals/proving-http';
import { createClient } from '@/lib/client/http/create-client';
import { payoutsContract, type OwnPayouts } from '@/lib/contracts/referrals/payouts';

/** Payout calls; if one requires a recent password check, a modal asks for it. */
export const payoutsClient = () => createClient(payoutsContract, provingHttp());

type Calls = ReturnType<typeof payoutsClient>;

/** A change that returns the new state of payouts. */
export type ChangePayouts = (act: (calls: Calls) => Promise<OwnPayouts>) => Promise<OwnPayouts>;
