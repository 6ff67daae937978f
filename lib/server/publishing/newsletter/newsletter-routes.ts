import { newsletterContract } from '@/lib/contracts/publishing/newsletter';
import { implement } from '@/lib/server/platform/http/implement';
import { choosePreferences, readPreferences } from './newsletter-preferences';
import { confirmNewsletter, requestNewsletter, unsubscribeNewsletter } from './newsletter';

export const newsletterRoutes = implement(newsletterContract, {
  subscribe: ({ body }, { origin }) => requestNewsletter(body, origin),
  confirm: async ({ body }, { origin }) => ({ message: await confirmNewsletter(body.token, origin) }),
  preferences: ({ query }) => readPreferences(query.token),
  choose: async ({ body }, { origin }) => ({ message: await choosePreferences(body, origin) }),
  unsubscribe: async ({ body }, { origin }) => ({ message: await unsubscribeNewsletter(body.token, origin) }),
});
