import { newsletterContract } from '@/lib/contracts/newsletter';
import { implement } from '../http/implement';
import { confirmNewsletter, requestNewsletter, unsubscribeNewsletter } from '../services/newsletter';

export const newsletterRoutes = implement(newsletterContract, {
  subscribe: ({ body }, { origin }) => requestNewsletter(body, origin),
  confirm: async ({ body }, { origin }) => ({ message: await confirmNewsletter(body.token, origin) }),
  unsubscribe: async ({ body }, { origin }) => ({ message: await unsubscribeNewsletter(body.token, origin) }),
});
