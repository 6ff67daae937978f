import { productName } from '@/lib/content/shared/product';
import type { RuleContext } from '@/lib/domain/brokerage/application/rule';

const newYork = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** The context of the rules, the same as on the server. */
export const ruleContext = (isSandbox: boolean): RuleContext => ({
  today: newYork.format(new Date()),
  product: productName,
  isSandbox,
});
