import type { Contract } from '@/lib/contracts/shared/endpoint';
import { createClient } from './create-client';
import { browserHttp } from './http';

/**
 * Everything that lazily loaded code needs to call the server: the client, its contracts and the session actions. All
 * in one file, because each target of an import() adds an entry to the manifest that every page loads.
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

/** A contract's client that uses this browser's session. */
export const browserClient = <C extends Contract>(contract: C) => createClient<C>(contract, browserHttp());
