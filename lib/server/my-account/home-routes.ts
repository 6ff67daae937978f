import { homeContract } from '@/lib/contracts/my-account/home';
import { implement } from '@/lib/server/platform/http/implement';
import { closeWelcome, readHome, readWelcome } from './home';

export const homeRoutes = implement(homeContract, {
  read: (_, { caller }) => readHome(caller.accountId),
  welcome: (_, { caller }) => readWelcome(caller.accountId),
  closeWelcome: (_, { caller }) => closeWelcome(caller.accountId),
});
