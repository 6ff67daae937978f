import { simpleSignupContract } from '@/lib/contracts/simple-signup';
import { implement } from '../http/implement';
import { confirmSignup, signUp } from '../services/simple-signup';

export const simpleSignupRoutes = implement(simpleSignupContract, {
  signUp: ({ body }, { origin }) => signUp(body, origin),
  confirm: ({ body }, { origin }) => confirmSignup(body.token, origin),
});
