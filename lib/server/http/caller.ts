import type { Access } from '@/lib/contracts/endpoint';
import type { AccountKind } from '@/lib/contracts/accounts';

/** Somebody signed in, as their session row says. */
export type Caller<Kind extends AccountKind = AccountKind> = {
  accountId: string;
  kind: Kind;
  sessionId: string;
  authenticatedAt: Date;
};

/** What a handler may know of its caller; reading `caller.id` on a public entry does not compile. */
export type CallerFor<A extends Access> = A extends 'member'
  ? Caller<'user'>
  : A extends 'investor'
    ? Caller<'investor'>
    : A extends 'either'
      ? Caller
      : A extends 'optional'
        ? Caller | null
        : undefined;
