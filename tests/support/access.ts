import type { Access } from '@/lib/contracts/endpoint';
import { settings } from '@/lib/server/env';
import type { Member } from './factories';
import { registerMember } from './factories';

/** A bearer that an endpoint's access lets in. */
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
