import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import { investorsContract } from '@/lib/contracts/accounts/investors';
import { usersContract } from '@/lib/contracts/accounts/users';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';

/** The account calls for an account kind. Import lazily, because this loads axios and zod. */
export const accountCalls = (kind: AccountKind) =>
  kind === 'investor' ? createClient(investorsContract, browserHttp()) : createClient(usersContract, browserHttp());
