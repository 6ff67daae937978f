import type { Client } from '@/lib/client/http/create-client';
import type { myAccountContract, OwnAccount } from '@/lib/contracts/my-account/my-account';

export type AccountCalls = Client<typeof myAccountContract>;

/** Runs a call that changes the account, and shows the account that it returns. */
export type ChangeAccount = (act: (calls: AccountCalls) => Promise<OwnAccount>) => Promise<OwnAccount>;
