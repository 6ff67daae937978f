import type { PlanChangesProvider } from './plan-changes';
import type { TransfersProvider } from './transfers';
import type { DisputeState, Interval, Tier } from '@/lib/domain/membership/plans';
import type { PaidSubscription } from './paid-subscription';

/** An intent that Stripe Elements confirms: to save a card, or to make a payment. */
export type Intent = {
  id: string;
  /** Gives the browser access to this intent only. */
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

export type PaidInvoice = {
  id: string;
  customerId: string | null;
  subscriptionId: string | null;
  number: string | null;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  totalCents: number;
  paidCents: number;
  /** The period that the invoice pays for. */
  periodStart: Date;
  periodEnd: Date;
  createdAt: Date;
  paidAt: Date | null;
  /** The invoice's own default card, which Stripe charges instead of the subscription's or the customer's. */
  ownCardId: string | null;
  /** The card that paid the invoice; null if it is unpaid, and in lists, which do not contain the card. */
  paidByCardId: string | null;
  lines: { description: string; amountCents: number }[];
  /** The part of the total paid from credit. */
  creditCents: number;
  attempts: number;
  nextAttemptAt: Date | null;
  pageUrl: string | null;
  pdfUrl: string | null;
  /** Promotion codes used on the invoice or one of its lines. */
  promotionCodes: string[];
};

/** A refund. The bank may reject it weeks later. */
export type PaidRefund = { id: string; amountCents: number; state: 'given' | 'failed' };

/** A payment and how much of it was refunded. */
export type PaidCharge = {
  id: string;
  paymentId: string | null;
  /** The invoice that the payment was for, if any. */
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
  /** The customer that the event is about, or the payee's account in which it happened. */
  customerId: string | null;
};

/** Card data typed into the demo's form. */
export type TypedCard = { number: string; expMonth: number; expYear: number; cvc: string };

/** An object that the site needs at Stripe: it was there, was created, or differs from what is needed. */
export type SetupStep = { what: string; state: 'there' | 'made' | 'differs'; detail?: string };

type NewSubscription = {
  customerId: string;
  ourId: string;
  tier: Tier;
  interval: Interval;
  trialDays: number | undefined;
  /** When the first charge is due, for a plan that starts with time that is already paid for. */
  trialEnd?: Date | undefined;
  uniqueId: string | null;
};

/** The payment provider. Requests that change something take an idempotency key. */
export type PaymentsProvider = TransfersProvider &
  PlanChangesProvider & {
    isReal: boolean;
    publishableKey: string | null;
    /** Whether cards are saved with their billing address, for the calculation of tax. */
    collectsTax: boolean;
    createCustomer(person: { accountId: string; email: string; name: string }, key: string): Promise<string>;
    updateCustomer(of: { customerId: string; email: string; name: string }, key: string): Promise<void>;
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
    /** Clears the own default card of a subscription or invoice, so that the customer's is charged. */
    clearOwnCard(of: { subscriptionId: string } | { invoiceId: string }): Promise<void>;
    detachCard(cardId: string): Promise<void>;
    readCard(cardId: string): Promise<PaidCard>;
    listCards(customerId: string): Promise<{
      cards: PaidCard[];
      defaultId: string | null;
      /** The customer's credit, which is deducted from the next invoices. */
      creditCents: number;
    }>;
    createSubscription(of: NewSubscription, key: string): Promise<PaidSubscription>;
    cancelAtPeriodEnd(id: string, isSet: boolean, key: string): Promise<PaidSubscription>;
    setDiscount(id: string, interval: Interval, key: string): Promise<PaidSubscription>;
    endSubscription(id: string): Promise<PaidSubscription>;
    readSubscription(id: string): Promise<PaidSubscription>;
    listSubscriptions(customerId?: string): Promise<PaidSubscription[]>;
    readInvoice(id: string): Promise<PaidInvoice>;
    listInvoices(customerId: string): Promise<PaidInvoice[]>;
    /** Voids an open invoice, so that it can no longer be paid. */
    voidInvoice(id: string): Promise<void>;
    payInvoice(id: string, cardId: string, key: string): Promise<void>;
    readCharge(id: string): Promise<PaidCharge>;
    /** The id of a refund's charge; null if there is none. */
    chargeOfRefund(id: string): Promise<string | null>;
    readDispute(id: string): Promise<PaidDispute>;
    /** Refunds an invoice; without an amount, in full. */
    refundInvoice(id: string, amountCents: number | undefined, key: string): Promise<void>;
    /** Verifies an event's signature, age and mode. Throws if one of them is invalid. */
    readEvent(raw: string, signature: string): PaymentEvent;
    /** Creates the objects that the site needs at the real Stripe; the simulation always has them. */
    setUp?: (webhookUrl: string) => Promise<SetupStep[]>;
    /** Stands in for Stripe Elements, for the demo's form. */
    sample?: {
      confirmSetup(id: string, card: TypedCard): Promise<Intent>;
      /** Pays with a typed card, or with a saved one by its id. */
      confirmPayment(id: string, card: TypedCard | string): Promise<Intent>;
    };
  };
