import { phoneNumbersContract } from '@/lib/contracts/leads/phone-numbers';
import { implement } from '@/lib/server/platform/http/implement';
import { storePhoneNumber } from './phone-numbers';

export const phoneNumbersRoutes = implement(phoneNumbersContract, {
  store: ({ body }, { origin }) => storePhoneNumber(body, origin),
});
