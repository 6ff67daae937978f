import { keptAfterDeletion } from '@/lib/content/account-data';
import { myAccountContract } from '@/lib/contracts/my-account';
import { accountDeleted, emailConfirmed, emailLinkSent, passwordReplaced, proven } from '@/lib/content/messages';
import { implement } from '../http/implement';
import { deleteAccount, exportOwnData } from '../services/account-data';
import { changeAccount, endOtherSessions, endSession, listSessions, readAccount } from '../services/my-account';
import { confirmEmail, requestEmail } from '../services/own-email';
import { changeMessages, readMessages } from '../services/own-messages';
import { changePassword } from '../services/own-password';
import { proveAnew } from '../services/recent-proof';

export const myAccountRoutes = implement(myAccountContract, {
  read: (_, { caller }) => readAccount(caller.accountId),
  change: ({ body }, { caller, origin }) => changeAccount(caller, body, origin),
  requestEmail: async ({ body }, { caller, origin }) => {
    await requestEmail(caller.accountId, body, origin);
    return { message: emailLinkSent };
  },
  confirmEmail: async ({ body }, { origin }) => {
    await confirmEmail(body.token, origin);
    return { message: emailConfirmed };
  },
  changePassword: async ({ body }, { caller, origin }) => {
    const { token, refreshToken } = await changePassword(caller.accountId, body, origin);
    return { message: passwordReplaced, token, refreshToken };
  },
  prove: async ({ body }, { caller, origin }) => {
    await proveAnew(caller, body.password, origin);
    return { message: proven };
  },
  sessions: (_, { caller }) => listSessions(caller),
  endSession: ({ params }, { caller, origin }) => endSession(caller, params.id, origin),
  endOtherSessions: (_, { caller, origin }) => endOtherSessions(caller, origin),
  messages: (_, { caller }) => readMessages(caller.accountId),
  changeMessages: ({ body }, { caller, origin }) => changeMessages(caller.accountId, body, origin),
  export: (_, { caller, origin }) => exportOwnData(caller.accountId, origin),
  remove: async ({ body }, { caller, origin }) => {
    await deleteAccount(caller, body.password, origin);
    return { message: accountDeleted, kept: [...keptAfterDeletion] };
  },
});
