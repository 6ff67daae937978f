import { newYorkDay } from '@/lib/domain/shared/new-york';
import { productName } from '@/lib/content/shared/product';
import type { RuleContext } from '@/lib/domain/brokerage/application/rule';

/** The context of the rules, the same as on the server. */
export const ruleContext = (isSandbox: boolean): RuleContext => ({
  today: newYorkDay(new Date()),
  product: productName,
  isSandbox,
});
