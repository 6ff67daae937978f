import { productName } from '@/lib/content/shared/product';

export type PromoterTerms = { version: number; from: string; points: readonly string[] };

/**
 * The terms that an ambassador must accept before a link works. Published versions never change; new wording needs a
 * new version.
 */
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
  {
    version: 2,
    from: '2026-11-23',
    points: [
      `You clearly disclose, every time and next to the link, that you earn a commission if someone subscribes through it. Use the wording in the share kit or your own if it is equally clear.`,
      `You say only what is true and what you know. You don’t promise results, don’t quote a gain without the losses, and never say that anyone endorses ${productName}.`,
      `You don’t advise anyone on what to buy or sell, and you don’t handle anyone’s money.`,
      `You send your link only to people who would want it from you. You send no unsolicited bulk email or messages, run no ads under our name and don’t pay for clicks.`,
      `We pay commission on paid subscriptions, by the payout schedule in effect when they are paid. We pay none on your own subscription, on refunds or where local law doesn’t allow it.`,
      `You tell us about any court or regulatory order against you that concerns selling securities or advising on them. Such an order may mean that we can’t pay you.`,
      `You can stop at any time. We deactivate a link that breaks these terms and tell you why.`,
    ],
  },
];

export const currentPromoterTerms: PromoterTerms = last(promoterTermsVersions);

/** Links work for ambassadors who accepted this version or a later one. */
export const oldestHonoredTerms = 1;

function last<Item>(items: readonly Item[]): Item {
  const item = items.at(-1);
  if (item === undefined) throw new Error('There are no promoter terms.');
  return item;
}
