import type { Contract } from '@/lib/contracts/shared/endpoint';
import { createClient } from './create-client';
import { browserHttp } from './http';

/**
 * What a page needs to call the server before a member's own part is loaded: the client, its contracts and the session's
 * writes. One file for all, because each target of an import() is an entry in the list that every page loads.
 */
export { signIn, signOut, register } from '@/lib/client/session/session-actions';
export { accountCalls } from '@/lib/client/session/account-calls';
export { isLeaked } from '@/lib/client/session/leaked-password';
export { submitPhone, signUp } from '@/lib/client/forms/phone-leads';
export { credentials, registration } from '@/lib/contracts/accounts/accounts';
export { authContract } from '@/lib/contracts/accounts/auth';
export { usersContract } from '@/lib/contracts/accounts/users';
export { myAccountContract } from '@/lib/contracts/my-account/my-account';
export { placesContract } from '@/lib/contracts/places/places';
export { referralsContract } from '@/lib/contracts/referrals/referrals';
export { chartsContract } from '@/lib/contracts/research/charts';
export { sectorsContract } from '@/lib/contracts/research/sectors';
export { stockRequestsContract } from '@/lib/contracts/research/stock-requests';
export { symbolsContract } from '@/lib/contracts/research/symbols';

/** A contract's client with this browser's session. */
export const browserClient = <C extends Contract>(contract: C) => createClient<C>(contract, browserHttp());
