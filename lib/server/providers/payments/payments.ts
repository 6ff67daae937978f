import type { SubscriptionStatus } from '@/lib/domain/membership';
import type { DisputeState, Interval, Tier } from '@/lib/domain/plans';

/** What Elements confirms: a card to be kept, or a payment to be made. */
export type Intent = {
  id: string;
  /** Opens this one intent to the browser that has it. */
  clientSecret: string;
  status: string;
  customerId: string | null;
  cardId: string | null;
  amountCents: number;
};

export type PaidCard = {
  id: string;
  customerId: string | null;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  fingerprint: string | null;
};

export type PaidSubscription = {
  id: string;
  customerId: string;
  status: SubscriptionStatus;
  /** Undefined for what is not one of our plans. */
  interval: Interval | undefined;
  itemId: string;
  hasFounderDiscount: boolean;
  periodStart: Date;
  periodEnd: Date;
  trialEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
  canceledAt: Date | null;
  endedAt: Date | null;
  createdAt: Date;
  latestInvoiceId: string | null;
  /** There while the first payment waits for its owner's bank. */
  clientSecret: string | null;
  /** The row of ours that it was made for. */
  ourId: string | null;
};

export type PaidInvoice = {
  id: string;
  customerId: string | null;
  subscriptionId: string | null;
  number: string | null;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  totalCents: number;
  paidCents: number;
  periodStart: Date;
  periodEnd: Date;
  createdAt: Date;
  paidAt: Date | null;
  attempts: number;
  nextAttemptAt: Date | null;
  pageUrl: string | null;
  pdfUrl: string | null;
  /** Codes for promotions that were used on it, as a whole or on one of its lines. */
  promotionCodes: string[];
};

/** Money that was sent back; its bank may refuse it weeks later. */
export type PaidRefund = { id: string; amountCents: number; state: 'given' | 'failed' };

/** A payment as it was taken, and how much of it went back. */
export type PaidCharge = {
  id: string;
  paymentId: string | null;
  /** What it paid, where that was an invoice. */
  invoiceId: string | null;
  amountCents: number;
  /** The sum of the refunds that did not fail. */
  refundedCents: number;
  refunds: PaidRefund[];
};

export type PaidDispute = { id: string; chargeId: string; state: DisputeState; openedAt: Date };

export type PaymentEvent = {
  id: string;
  type: string;
  createdAt: Date;
  objectId: string | null;
  customerId: string | null;
};

/** A card as it is typed into the demonstration's own form. */
export type TypedCard = { number: string; expMonth: number; expYear: number; cvc: string };

/** One thing that has to stand at Stripe: it does, it was made, or it stands there otherwise. */
export type SetupStep = { what: string; state: 'there' | 'made' | 'differs'; detail?: string };

type NewSubscription = {
  customerId: string;
  ourId: string;
  tier: Tier;
  interval: Interval;
  trialDays: number | undefined;
  uniqueId: string | null;
};

/** What takes money for us. Every call that changes something names a key, by which a repeat is the same call. */
export type PaymentsProvider = {
  isReal: boolean;
  publishableKey: string | null;
  createCustomer(person: { accountId: string; email: string; name: string }, key: string): Promise<string>;
  createSetup(of: { customerId: string; accountId: string }, key: string): Promise<Intent>;
  createPayment(
    of: {
      customerId: string;
      amountCents: number;
      description: string;
      email: string;
      metadata: Record<string, string>;
    },
    key: string,
  ): Promise<Intent>;
  readPayment(id: string): Promise<Intent>;
  attachCard(of: { customerId: string; cardId: string }, key: string): Promise<PaidCard>;
  makeDefault(of: { customerId: string; cardId: string }, key: string): Promise<void>;
  detachCard(cardId: string): Promise<void>;
  readCard(cardId: string): Promise<PaidCard>;
  listCards(customerId: string): Promise<{ cards: PaidCard[]; defaultId: string | null }>;
  createSubscription(of: NewSubscription, key: string): Promise<PaidSubscription>;
  cancelAtPeriodEnd(id: string, isSet: boolean, key: string): Promise<PaidSubscription>;
  changeInterval(
    of: { id: string; itemId: string; tier: Tier; interval: Interval },
    key: string,
  ): Promise<PaidSubscription>;
  setDiscount(id: string, interval: Interval, key: string): Promise<PaidSubscription>;
  endSubscription(id: string): Promise<PaidSubscription>;
  readSubscription(id: string): Promise<PaidSubscription>;
  listSubscriptions(customerId?: string): Promise<PaidSubscription[]>;
  readInvoice(id: string): Promise<PaidInvoice>;
  listInvoices(customerId: string): Promise<PaidInvoice[]>;
  payInvoice(id: string, cardId: string, key: string): Promise<void>;
  readCharge(id: string): Promise<PaidCharge>;
  /** What was given back by a refund; null where that was no charge. */
  chargeOfRefund(id: string): Promise<string | null>;
  readDispute(id: string): Promise<PaidDispute>;
  /** Gives back what an invoice brought, or a part of it. */
  refundInvoice(id: string, amountCents: number | undefined, key: string): Promise<void>;
  /** An event, when it is signed by whom it should be, is fresh and of our mode; throws otherwise. */
  hear(raw: string, signature: string): PaymentEvent;
  /** Makes what the site needs at the real Stripe; the simulation has it. */
  setUp?: (webhookUrl: string) => Promise<SetupStep[]>;
  /** What Elements does, for the demonstration's own form. */
  sample?: {
    confirmSetup(id: string, card: TypedCard): Promise<Intent>;
    confirmPayment(id: string, card: TypedCard): Promise<Intent>;
  };
};
