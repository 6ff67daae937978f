import { phoneNumbersContract } from '@/lib/contracts/phone-numbers';
import { implement } from '../http/implement';
import { storePhoneNumber } from '../services/phone-numbers';

export const phoneNumbersRoutes = implement(phoneNumbersContract, {
  store: ({ body }, { origin }) => storePhoneNumber(body, origin),
});
