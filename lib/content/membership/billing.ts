import type { CardProblem } from '@/lib/domain/membership/card-input';
import type { CancelReason } from '@/lib/domain/membership/cancel-reasons';
import type { SubscriptionStatus } from '@/lib/domain/membership/membership';
import { firstChargeNoticeDays } from '@/lib/domain/membership/first-charge-notice';
import type { DisputeState, GiftMonths, Interval, Tier } from '@/lib/domain/membership/plans';

/** Shown on checkout and billing to visitors without a member session. */
export const gateCopy = {
  needsScripts: 'Turn on JavaScript to sign up and pay.',
  loading: 'Loading your plan',
  failed: 'We couldn’t load your plan',
  signInTitle: 'Create an account or log in',
  signInText: 'Plans need a member account. It’s free, and we’ll bring you right back.',
  /** The plan that a visitor chose. `days` is the length of the test drive, or 0. */
  chosen: (plan: string, amount: string, interval: Interval, days: number) =>
    `You chose ${plan}: ${days > 0 ? `a ${days}-day free test drive, then ` : ''}${amount} ${per[interval]}.`,
  /** The plan that the checkout starts with. */
  offered: (plan: string, amount: string, interval: Interval, days: number) =>
    `Selected plan: ${plan}, ${days > 0 ? `a ${days}-day free test drive, then ` : ''}${amount} ${per[interval]}. You can change it at checkout.`,
  signUp: 'Sign up free',
  logIn: 'Log in',
  investorTitle: 'Plans need a member account',
  investorText: 'You are using your investor account. Switch to your member account to manage a plan.',
  offTitle: 'Payments are not available',
  offText: 'No payment provider is connected. You won’t be charged.',
  sample: 'Use a test card. You won’t be charged.',
} as const;

/** Copy for the billing page, where a visitor probably has an account. */
export const billingGateCopy = {
  ...gateCopy,
  needsScripts: 'Turn on JavaScript to manage your plan.',
  signInTitle: 'Log in to see your plan and invoices',
  signInText: 'Only you can see them.',
} as const;

export const tierNames: Record<Tier, string> = { member: 'Signals', cofounder: 'Cofounding customer' };
export const intervalNames: Record<Interval, string> = { month: 'monthly', year: 'yearly' };
export const per: Record<Interval, string> = { month: 'a month', year: 'a year' };

/** Shown wherever a first charge is still ahead. */
export const reminder = `We’ll email you a reminder ${firstChargeNoticeDays} days before.`;

/** What follows the sign-up on the way to the checkout. `days` is the length of the test drive, or 0. */
export const nextPlanText = (tier: Tier, amount: string, interval: Interval, days: number) =>
  days > 0
    ? `Next: your ${days}-day free test drive of ${tierNames[tier]}, then ${amount} ${per[interval]}.`
    : `Next: your ${tierNames[tier]} plan, ${amount} ${per[interval]}.`;

export const checkoutCopy = {
  title: 'Checkout',
  description: 'Choose a plan, add a card and start. Cancel anytime.',
  lead: 'You see the full price before you pay. Cancel anytime from Billing.',
  toPricing: 'Back to pricing',
  planTitle: 'Your plan',
  plan: 'Plan',
  payTitle: 'Payment',
  intervalTitle: 'Billing interval',
  everyMonth: 'Monthly',
  everyYear: 'Yearly',
  yearNote: (saving: string) => `One charge for twelve months: ${saving} less than paying monthly.`,
  founderNote: (discount: string, each: string) => `${discount} ${each} off for as long as you stay subscribed.`,
  cardTitle: 'Payment method',
  cardOnFile: (brand: string, last4: string) =>
    `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)} ending in ${last4}`,
  otherCard: 'Use another card',
  number: 'Card number',
  // Non-breaking spaces keep each card number on one line.
  numberHint:
    '4242 4242 4242 4242 works, 4000 0000 0000 0002 is declined, 4000 0027 6000 3184 asks for 3-D Secure when a payment is due.'.replaceAll(
      /(?<=\d) (?=\d)/g,
      '\u00a0',
    ),
  expiry: 'Expiration date (MM/YY)',
  expiryShape: 'MM/YY',
  cvc: 'Security code',
  cardProblems: {
    'number-missing': 'Enter the card number',
    'number-short': 'Enter all digits of the card number',
    'number-wrong': 'Check the card number: one of its digits is wrong',
    'expiry-missing': 'Enter an expiration date like 12/30',
    'expiry-month': 'Enter a month from 01 to 12',
    'expiry-past': 'This card has expired. Use another one',
    'cvc-3': 'Enter the 3 digits on the back of the card',
    'cvc-4': 'Enter the 4 digits on the front of the card',
  } satisfies Record<CardProblem, string>,
  sampleCard: 'Test card',
  keepCard: 'Save card',
  keeping: 'Checking card',
  savedCard: 'Use saved card',
  summaryTitle: 'Order summary',
  thenCharge: (amount: string, each: string, day: string) => `Then ${amount} ${each}. Next charge on ${day}.`,
  yearSaving: (saving: string) => `You save ${saving} a year compared with paying monthly.`,
  haveCode: 'Have a referral code?',
  codeLabel: 'Referral code',
  codeHint: 'Credits the member who referred you. Your price stays the same.',
  removeCode: 'Remove code',
  testDrive: (days: number) => `Start with a ${days}-day test drive`,
  credit: 'Your credit',
  creditUsed: 'From an earlier subscription',
  pay: (now: string, amount: string, each: string) => `Pay ${now} now, then ${amount} ${each}`,
  startDrive: (days: number, amount: string, each: string) =>
    `Start ${days}-day free test drive, then ${amount} ${each}`,
  paying: 'Processing',
  confirm: 'Confirm with your bank',
  back: 'Change plan or card',
  waiting: 'Your bank needs you to confirm this payment.',
  doneTitle: 'You’re subscribed',
  doneText: 'You now have full access. We emailed you your charge details.',
  driveText: (days: number, amount: string, day: string) =>
    `Your ${days}-day test drive has started. Your first charge is ${amount} on ${day}. ${reminder} Cancel before then and pay nothing.`,
  firstCharge: (day: string) => `First charge on ${day}`,
  renews: (interval: Interval) => `Renews ${intervalNames[interval]} until you cancel`,
  terms: 'Terms of use',
  refunds: 'Refund rules',
  dueToday: 'Due today',
  toSignals: 'See open signals',
  toBilling: 'Go to Billing',
  alreadyTitle: 'You already have a subscription',
  otherTab: (plan: string) => `You already started ${plan} in another tab. You were not charged again.`,
  seeSwitch: 'See what changes',
  alreadySwitch: (plan: string, amount: string, each: string) =>
    `You can switch to ${plan} for ${amount} ${each}. You see what is due before you confirm.`,
  alreadyText: (plan: string, interval: string) =>
    `Your plan is ${plan}, billed ${interval}. See your next charge, switch plans or cancel in Billing.`,
  notLoaded: 'The card form didn’t load. Reload the page.',
  reload: 'Reload',
} as const;

export const billingCopy = {
  title: 'Billing',
  description: 'Your plan, next charge, payment methods and invoices.',
  lead: 'Manage your plan, payment methods and invoices. Cancel anytime and keep access until the end of your paid period.',
  planTitle: 'Your plan',
  plan: 'Plan',
  credit: 'Credit left',
  creditNote: 'Pays your next charges',
  promises: 'Billing guarantees',
  none: 'Free plan',
  noneText: 'You pay nothing.',
  endedText: (day: string) => `Your last subscription ended on ${day}. You won’t be charged again.`,
  ends: 'Canceled',
  subscribe: 'Choose a plan',
  status: {
    incomplete: 'Payment incomplete',
    incomplete_expired: 'Expired',
    trialing: 'Test drive',
    active: 'Active',
    past_due: 'Past due',
    unpaid: 'Unpaid',
    paused: 'Paused',
    canceled: 'Ended',
  } satisfies Record<SubscriptionStatus, string>,
  driveUntil: (day: string, amount: string, each: string) => `Test drive until ${day}, then ${amount} ${each}`,
  /** For a plan whose first charge waits for the end of a gift. */
  freeUntil: (day: string) => `Free until ${day}`,
  nextCharge: 'Next charge',
  nothingNext: 'Nothing',
  price: { month: 'Price a month', year: 'Price a year' } satisfies Record<Interval, string>,
  cancel: 'Cancel subscription',
  cancelTitle: 'Cancel your subscription?',
  cancelSure: (day: string) => `You keep access until ${day} and won’t be charged again.`,
  cancelTrial: (day: string) => `You keep access until ${day}. You won’t be charged.`,
  cancelCredit: (amount: string) =>
    `Your credit of ${amount} stays on your account and pays for your plan if you subscribe again.`,
  cancelDiscount: (discount: string, price: string, each: string) =>
    `Your cofounder discount of ${discount} ${each} ends then. If you subscribe again, you pay ${price} ${each}.`,
  discountEnds: (discount: string, price: string, each: string) =>
    `Unless you resume, your cofounder discount of ${discount} ${each} ends then. If you subscribe again, you pay ${price} ${each}.`,
  cancelYes: 'Cancel subscription',
  cancelNo: 'Keep subscription',
  cancelling: 'Canceling',
  cancelled: (day: string) => `Canceled. You keep access until ${day} and can resume until then.`,
  restore: 'Resume subscription',
  restoring: 'Resuming',
  restored: 'Your subscription is active again.',
  finish: 'Complete payment',
  otherPlan: 'Choose another plan',
  confirmingTitle: 'Payment is being confirmed',
  confirming: 'This takes a few seconds. Do not pay again.',
  payOpen: 'Pay now',
  paidOpen: 'Paid. You have full access.',
  reasonTitle: 'Why did you cancel?',
  reasonHint: 'Optional.',
  reasons: {
    too_expensive: 'Too expensive',
    unused: 'I don’t use it enough',
    missing_features: 'Missing features',
    record: 'The track record',
    too_complex: 'Too complicated',
    other: 'Other',
  } satisfies Record<CancelReason, string>,
  reasonSend: 'Send feedback',
  reasonKept: (reason: string) => `Your feedback: ${reason}. Thank you.`,
  graceTitle: 'Your last payment failed',
  grace: (day: string) => `Pay by ${day} with this card or another to keep your access.`,
  closed: 'Your access is paused until you pay. It returns right away.',
  cardsTitle: 'Payment methods',
  noCards: 'No card on file.',
  addCard: 'Add a card',
  paysWith: 'Default',
  remove: 'Remove card',
  cardRemoved: 'Card removed.',
  expires: (month: number, year: number) => `expires ${String(month).padStart(2, '0')}/${year}`,
  cardAdded: 'This is now your default card.',
  invoicesTitle: 'Invoices',
  noInvoices: 'No invoices yet.',
  caption: 'Your invoices, newest first',
  columns: { day: 'Date', number: 'Number', amount: 'Amount', status: 'Status' },
  invoiceStatus: { draft: 'Draft', open: 'Open', paid: 'Paid', uncollectible: 'Uncollectible', void: 'Void' },
  paidBack: 'Refunded',
  paidBackPart: (amount: string) => `Paid, ${amount} refunded`,
  disputes: {
    open: 'Disputed',
    won: 'Paid',
    lost: 'Dispute lost',
  } satisfies Record<DisputeState, string>,
  giftsTitle: 'Gifts',
  give: 'Buy a gift',
  giftMonths: 'Length',
  giftHint: 'One payment, no renewal. The recipient redeems the code in Billing.',
  giftOf: (months: GiftMonths) => (months === 1 ? '1 month' : `${months} months`),
  payGift: (amount: string) => `Pay ${amount} once`,
  payGiftWith: (amount: string, card: string) => `Pay ${amount} once with ${card}`,
  closeGift: 'Close',
  giftReady: 'Your gift is ready',
  giftCode: (code: string) => `Your gift code is ${code}. Share it with the recipient. You can find it here anytime.`,
  giftsGiven: 'Gifts you bought',
  giftStates: { open: 'Not redeemed', used: 'Redeemed', refunded: 'Refunded' },
  copyCode: 'Copy',
  codeCopied: 'Gift code copied.',
  codeNotCopied: 'Your browser blocked copying. Select the code and copy it.',
  giftReceipt: 'Receipt',
  giftReceiptOf: (code: string) => `for gift ${code}`,
  redeem: 'Redeem code',
  code: 'Gift code',
  codeMissing: 'Enter the gift code',
  redeeming: 'Redeeming',
  redeemed: (until: string) => `Redeemed. You have full access until ${until}.`,
} as const;
