import type { AccountKind } from '@/lib/contracts/accounts';
import { investorsContract } from '@/lib/contracts/investors';
import { usersContract } from '@/lib/contracts/users';
import { createClient } from './create-client';
import { browserHttp } from './http';

/** The account calls of one kind. Load this file when a form is sent: axios and zod come with it. */
export const accountCalls = (kind: AccountKind) =>
  kind === 'investor' ? createClient(investorsContract, browserHttp()) : createClient(usersContract, browserHttp());
