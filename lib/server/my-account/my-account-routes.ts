import { retainedAfterDeletion } from '@/lib/content/my-account/account-data';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import {
  accountDeleted,
  emailCancelled,
  emailConfirmed,
  emailLinkSent,
  feedEnded,
  linkedEmail,
  passwordReplaced,
  proven,
} from '@/lib/content/accounts/messages';
import { implement } from '@/lib/server/platform/http/implement';
import { deleteAccount, exportOwnData } from './account-data';
import { changeAccount, endOtherSessions, endSession, listSessions, readAccount } from './my-account';
import { cancelEmail, confirmEmail, requestEmail } from './own-email';
import { changeMessages, readMessages } from './own-messages';
import { changePassword } from '@/lib/server/accounts/own-password';
import { confirmPasswordAgain } from '@/lib/server/accounts/recent-proof';

export const myAccountRoutes = implement(myAccountContract, {
  read: (_, { caller }) => readAccount(caller.accountId),
  change: ({ body }, { caller, origin }) => changeAccount(caller, body, origin),
  requestEmail: async ({ body }, { caller, origin }) => {
    await requestEmail(caller, body, origin);
    return { message: emailLinkSent };
  },
  confirmEmail: async ({ body }, { origin }) => {
    const { hadFeed, linked } = await confirmEmail(body.token, origin);
    const more = [linked && linkedEmail[linked], hadFeed ? feedEnded : null];
    return { message: [emailConfirmed, ...more].filter((sentence) => sentence !== null).join(' ') };
  },
  cancelEmail: async ({ body }, { origin }) => {
    await cancelEmail(body.token, origin);
    return { message: emailCancelled };
  },
  changePassword: async ({ body }, { caller, origin }) => {
    const { token, refreshToken } = await changePassword(caller.accountId, body, origin);
    return { message: passwordReplaced, token, refreshToken };
  },
  prove: async ({ body }, { caller, origin }) => {
    await confirmPasswordAgain(caller, body.password, origin);
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
    return { message: accountDeleted, kept: [...retainedAfterDeletion] };
  },
});
