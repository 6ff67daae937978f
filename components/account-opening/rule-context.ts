import { productName } from '@/lib/content/product';
import type { RuleContext } from '@/lib/domain/application/rule';

const newYork = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** What the rules need to know beside the answers: the same as on the server. */
export const ruleContext = (isSandbox: boolean): RuleContext => ({
  today: newYork.format(new Date()),
  product: productName,
  isSandbox,
});
