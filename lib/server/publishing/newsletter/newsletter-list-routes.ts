import { newsletterListContract } from '@/lib/contracts/publishing/newsletter-list';
import { implement } from '@/lib/server/platform/http/implement';
import { importSubscribers, readSuppressions, suppress } from './newsletter-list';

export const newsletterListRoutes = implement(newsletterListContract, {
  import: ({ body }, { origin }) => importSubscribers(body, origin),
  suppressions: () => readSuppressions(),
  suppress: ({ body }, { origin }) => suppress(body, origin),
});
