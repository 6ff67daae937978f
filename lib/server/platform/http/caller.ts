import type { Access } from '@/lib/contracts/shared/endpoint';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import type { Origin } from './origin';

/** A signed-in account, as stored in its session row. */
export type Caller<Kind extends AccountKind = AccountKind> = {
  accountId: string;
  kind: Kind;
  sessionId: string;
  authenticatedAt: Date;
};

/** What a handler knows about its caller. On a public endpoint, reading the caller's id does not compile. */
export type CallerFor<A extends Access> = A extends 'member'
  ? Caller<'user'>
  : A extends 'investor'
    ? Caller<'investor'>
    : A extends 'either'
      ? Caller
      : A extends 'optional'
        ? Caller | null
        : undefined;

/** What services take of a caller: the account, and where the request came from for limits and the audit log. */
export const memberOf = ({ caller, origin }: { caller: Caller; origin: Origin }) => ({
  accountId: caller.accountId,
  origin,
});
