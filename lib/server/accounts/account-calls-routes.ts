import type { AccountKind, accountCalls } from '@/lib/contracts/accounts/accounts';
import { passwordChanged, resetLinkSent } from '@/lib/content/accounts/messages';
import type { Handler } from '@/lib/server/platform/http/implement';
import { login, register } from './accounts';
import { isResetGood, requestReset, resetPassword } from './password-reset';

type Calls = ReturnType<typeof accountCalls>;

/** The five handlers that both kinds of account share, bound to one kind. */
export function accountHandlers(kind: AccountKind): { [K in keyof Calls]: Handler<Calls[K]> } {
  return {
    login: ({ body }, { origin }) => login(kind, body, origin),
    register: ({ body }, { origin }) => register(kind, body, origin),
    requestNewPassword: async ({ query }, { origin }) => {
      await requestReset(kind, query.email, origin);
      return { message: resetLinkSent };
    },
    verifyPasswordRequest: async ({ params }) => ({ isValid: await isResetGood(kind, params.token) }),
    resetPassword: async ({ params, body }, { origin }) => {
      await resetPassword(kind, params.token, body.password, origin);
      return { message: passwordChanged };
    },
  };
}
