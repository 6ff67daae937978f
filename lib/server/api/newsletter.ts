import { newsletterContract } from '@/lib/contracts/newsletter';
import { implement } from '../http/implement';
import { choosePreferences, readPreferences } from '../services/newsletter-preferences';
import { confirmNewsletter, requestNewsletter, unsubscribeNewsletter } from '../services/newsletter';

export const newsletterRoutes = implement(newsletterContract, {
  subscribe: ({ body }, { origin }) => requestNewsletter(body, origin),
  confirm: async ({ body }, { origin }) => ({ message: await confirmNewsletter(body.token, origin) }),
  preferences: ({ query }) => readPreferences(query.token),
  choose: async ({ body }, { origin }) => ({ message: await choosePreferences(body, origin) }),
  unsubscribe: async ({ body }, { origin }) => ({ message: await unsubscribeNewsletter(body.token, origin) }),
});
