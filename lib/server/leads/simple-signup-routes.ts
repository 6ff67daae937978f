import { simpleSignupContract } from '@/lib/contracts/leads/simple-signup';
import { implement } from '@/lib/server/platform/http/implement';
import { confirmSignup, signUp } from './simple-signup';

export const simpleSignupRoutes = implement(simpleSignupContract, {
  signUp: ({ body }, { origin }) => signUp(body, origin),
  confirm: ({ body }, { origin }) => confirmSignup(body.token, origin),
});
