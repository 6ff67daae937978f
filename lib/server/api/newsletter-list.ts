import { newsletterListContract } from '@/lib/contracts/newsletter-list';
import { implement } from '../http/implement';
import { importSubscribers, readSuppressions, suppress } from '../services/newsletter-list';

export const newsletterListRoutes = implement(newsletterListContract, {
  import: ({ body }, { origin }) => importSubscribers(body, origin),
  suppressions: () => readSuppressions(),
  suppress: ({ body }, { origin }) => suppress(body, origin),
});
