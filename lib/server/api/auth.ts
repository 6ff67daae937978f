import { authContract } from '@/lib/contracts/auth';
import { signedOut } from '@/lib/content/frame';
import { implement } from '../http/implement';
import { enforceNetworkLimit } from '../services/limits';
import { refreshSession, signOut } from '../services/sessions';

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
