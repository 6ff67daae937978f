import { productName } from '@/lib/content/shared/product';

export type PromoterTerms = { version: number; from: string; points: readonly string[] };

/** What an ambassador accepts before a link works. Old versions never change: a new wording is a new version. */
export const promoterTermsVersions: readonly PromoterTerms[] = [
  {
    version: 1,
    from: '2026-11-21',
    points: [
      `You say openly, each time and next to the link, that you earn a commission if somebody subscribes through it. The share kit has the wording; your own words may replace it when they say the same as clearly.`,
      `You say only what is true and what you know. You promise no result, quote no gain without the loss beside it, and never say that ${productName} is endorsed by anybody.`,
      `You give no advice on what to buy or sell, and handle nobody’s money.`,
      `You send your link only to people who would want it from you: no unasked mail or messages in bulk, no advertisements under our name, no payment for clicks.`,
      `Commission is paid on paid subscriptions, by the payout schedule in force when they are paid. There is none for yourself, for refunds, or where the law of a place does not allow it.`,
      `You tell us if a court or a regulator has ordered anything against you that bears on selling or advising about securities. Such an order may mean that you cannot be paid.`,
      `You can stop at any time. We stop a link that breaks these terms, and say why.`,
    ],
  },
];

export const currentPromoterTerms: PromoterTerms = last(promoterTermsVersions);

/** Links work for ambassadors who accepted this version or a later one. */
export const oldestHonouredTerms = 1;

function last<Item>(items: readonly Item[]): Item {
  const item = items.at(-1);
  if (item === undefined) throw new Error('There are no promoter terms.');
  return item;
}
