import { billingCopy as copy, gateCopy } from '@/lib/content/membership/billing';
import type { OwnBilling, OwnInvoice } from '@/lib/contracts/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { dayOf } from '@/lib/domain/shared/dates';

/** Noon UTC, so that the date is the same in New York. */
const inDays = (days: number) => `${addDays(new Date().toISOString().slice(0, 10), days)}T12:00:00.000Z`;
const start = inDays(-22);
const end = inDays(8);
const graceUntil = inDays(15);

const card = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040, isDefault: true };

const plan: OwnSubscription = {
  id: 'A'.repeat(20),
  subscriptionType: 'cofounder',
  interval: 'month',
  status: 'active',
  periodEnd: end,
  trialEnd: null,
  cancelAtPeriodEnd: false,
  cancelReason: null,
  graceUntil: null,
  clientSecret: null,
};

const invoice = (number: string, over: Partial<OwnInvoice> = {}): OwnInvoice => ({
  id: `in_${number}`,
  number,
  status: 'paid',
  totalCents: 1_000,
  paidCents: 1_000,
  refundedCents: 0,
  dispute: null,
  at: start,
  periodStart: start,
  periodEnd: end,
  pageUrl: 'https://invoice.stripe.com/i/sample',
  pdfUrl: null,
  ...over,
});

const billing = (over: Partial<OwnBilling> = {}): OwnBilling => ({
  isSimulated: true,
  isOff: false,
  publishableKey: null,
  membership: { tier: 'cofounder', until: end, reason: 'active' },
  subscription: plan,
  nextCharge: { at: end, amountCents: 1_000 },
  cards: [card],
  invoices: [invoice('A1B2C3D4-0001')],
  canTestDrive: false,
  canHaveFounderDiscount: true,
  planChanges: [],
  creditCents: 0,
  grants: [],
  gifts: [],
  ...over,
});

const pastDue = { ...plan, status: 'past_due', graceUntil } as const;

/** The states of the billing page, each with the text it shows. */
export const billingStates: Record<string, { answer: OwnBilling; says: (string | RegExp)[] }> = {
  'nothing yet': {
    answer: billing({
      subscription: null,
      nextCharge: null,
      cards: [],
      invoices: [],
      membership: { tier: null, until: null, reason: 'none' },
    }),
    says: [copy.noneText, copy.noInvoices],
  },
  'an active plan with all kinds of invoices and gifts': {
    answer: billing({
      cards: [card, { ...card, id: 'pm_2', last4: '0005', brand: 'amex', isDefault: false }],
      invoices: [
        invoice('A1B2C3D4-0004', { dispute: 'open' }),
        invoice('A1B2C3D4-0003', { refundedCents: 400 }),
        invoice('A1B2C3D4-0002', { refundedCents: 1_000, pageUrl: null }),
        invoice('A1B2C3D4-0001', { status: 'open', paidCents: 0 }),
        // A draft has no number yet, so its id is shown.
        invoice('1QxYzAbCdEfGhIjKlMnOpQrS', { status: 'draft', number: null, paidCents: 0, pageUrl: null }),
      ],
      grants: [{ tier: 'member', kind: 'gift', until: end }],
      gifts: [{ id: 'G'.repeat(20), months: 3, code: 'GIFTABCDEFGHIJKLMNOP', paidAt: start, state: 'used' }],
    }),
    says: [dayOf(end), copy.disputes.open, copy.paidBackPart('$4.00'), copy.paidBack, copy.giftStates.used],
  },
  'a test drive': {
    answer: billing({
      subscription: { ...plan, status: 'trialing', trialEnd: end },
      membership: { tier: 'cofounder', until: end, reason: 'trial' },
    }),
    says: [copy.status.trialing, copy.cancel],
  },
  'a plan that is cancelled': {
    answer: billing({ subscription: { ...plan, cancelAtPeriodEnd: true }, nextCharge: null }),
    says: [copy.cancelled(dayOf(end)), copy.restore, copy.reasonTitle],
  },
  'a refused card, still within its time': {
    answer: billing({
      subscription: pastDue,
      nextCharge: null,
      membership: { tier: 'cofounder', until: pastDue.graceUntil, reason: 'grace' },
    }),
    says: [copy.grace(dayOf(graceUntil)), copy.payOpen],
  },
  'a refused card, after it': {
    answer: billing({
      subscription: pastDue,
      nextCharge: null,
      membership: { tier: null, until: null, reason: 'unpaid' },
    }),
    says: [copy.closed, copy.payOpen],
  },
  'a payment that was never finished': {
    answer: billing({ subscription: { ...plan, status: 'incomplete' }, nextCharge: null }),
    says: [copy.status.incomplete, copy.finish],
  },
  'a plan that has ended': {
    answer: billing({ subscription: { ...plan, status: 'canceled' }, nextCharge: null }),
    says: [copy.endedText(dayOf(end)), copy.subscribe],
  },
  'payments that are off': { answer: billing({ isOff: true }), says: [gateCopy.offTitle] },
};
