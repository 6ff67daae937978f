import { authContract } from '@/lib/contracts/accounts/auth';
import { signedOut } from '@/lib/content/shared/frame';
import { implement } from '@/lib/server/platform/http/implement';
import { enforceNetworkLimit } from '@/lib/server/platform/limits/limits';
import { refreshSession, signOut } from './sessions';

export const authRoutes = implement(authContract, {
  refresh: async ({ body }, { origin }) => {
    await enforceNetworkLimit('refreshByIp', origin);
    return refreshSession(body.refreshToken, origin);
  },
  logout: async ({ body }, { caller, origin }) => {
    await signOut({ refreshToken: body.refreshToken, sessionId: caller?.sessionId }, origin);
    return { message: signedOut };
  },
  session: (_, { caller }) => ({ id: caller.accountId, kind: caller.kind }),
});
