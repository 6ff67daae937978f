import { expect } from 'vitest';
import { authContract } from '@/lib/contracts/accounts/auth';
import type { Access } from '@/lib/contracts/shared/endpoint';
import { settings } from '@/lib/server/platform/settings/env';
import { visitor, type Reply } from './api';
import type { Member } from '@/tests/support/database/factories';
import { registerMember } from '@/tests/support/database/factories';

/** A bearer token for each kind of access that an endpoint can require. */
export async function bearers(): Promise<
  Record<Access, string | undefined> & { user: Member; investorMember: Member }
> {
  const user = await registerMember();
  const investor = await registerMember({ kind: 'investor' });
  return {
    user,
    investorMember: investor,
    public: undefined,
    optional: user.token,
    member: user.token,
    investor: investor.token,
    either: user.token,
    operator: settings().opsToken,
  };
}

/** Bearer tokens for a series of calls; creates new members when a session has ended. */
export function lastingBearers(): (access: Access) => Promise<string | undefined> {
  let known: Awaited<ReturnType<typeof bearers>> | undefined;
  return async (access) => {
    if (!known || !(await isLive(known.user)) || !(await isLive(known.investorMember))) known = await bearers();
    return known[access];
  };
}

const isLive = async ({ token }: Member) =>
  (await visitor().ask(authContract.session, { bearer: token })).status === 200;

/**
 * Asserts that the call reached the endpoint: it succeeded or was rejected because of its input, not because of its
 * caller or an internal error.
 */
export function expectReached({ status, text }: Reply, context?: string) {
  if (status === 403) expect(JSON.parse(text), context).toMatchObject({ data: { code: 'reauthentication_required' } });
  else expect([200, 201, 400, 404, 409, 410, 415, 422, 429], context).toContain(status);
}
