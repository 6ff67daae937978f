import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { line, personName } from '@/lib/contracts/shared/fields';
import { usStateCodes } from '@/lib/domain/shared/us-states';
import {
  isAccountNumber,
  isRoutingNumber,
  payoutBlockers,
  payoutMethods,
  payoutStates,
} from '@/lib/domain/referrals/payouts';
import { taxClassifications, taxFormKinds, taxIdDigits, taxIdTypes } from '@/lib/domain/referrals/tax-forms';

const cents = z.number().int();

const ownPayout = z.object({
  id: z.string(),
  amountCents: cents,
  state: z.enum(payoutStates),
  method: z.enum(payoutMethods),
  /**
   * The bank account with its last digits, or 'Stripe'. Of a requested payout: the current payout details. Null for a
   * payout that was canceled before it was sent.
   */
  destination: z.string().nullable(),
  requestedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  paidAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
});
export type OwnPayout = z.infer<typeof ownPayout>;

const ownPayouts = z.object({
  /** Commissions of both degrees. */
  balance: z.object({
    /** In the 30-day hold period. */
    pendingCents: cents,
    /** On hold for review. */
    heldCents: cents,
    /** Approved for payout, before deductions. */
    approvedCents: cents,
    /** Paid out before a refund and deducted from the next payout. Zero or negative. */
    deductedCents: cents,
    /** In a requested payout that has not been sent. */
    requestedCents: cents,
    /** Approved plus deducted, without a requested payout. May be negative. */
    availableCents: cents,
    /** Total of the payouts that have arrived or are on their way. */
    paidCents: cents,
  }),
  /** When the next pending commission is approved; null without one. */
  nextApprovalAt: z.iso.datetime().nullable(),
  minimumCents: cents,
  /** Reasons why a payout cannot be requested now; empty if it can. */
  blockers: z.array(z.object({ name: z.enum(payoutBlockers), message: z.string() })),
  details: z
    .object({
      method: z.enum(payoutMethods),
      isReady: z.boolean(),
      /** What Stripe still requires, or why it cannot receive money. */
      issue: z.string().nullable(),
      holderName: z.string().nullable(),
      last4: z.string().nullable(),
    })
    .nullable(),
  /** Whether payouts to Stripe accounts are offered. */
  hasStripe: z.boolean(),
  taxForm: z
    .object({
      kind: z.enum(taxFormKinds),
      country: z.string(),
      classification: z.enum(taxClassifications).nullable(),
      taxIdLast4: z.string().nullable(),
      signedAt: z.iso.datetime(),
    })
    .nullable(),
  /** The caller's payouts, newest first. */
  payouts: z.array(ownPayout),
});
export type OwnPayouts = z.infer<typeof ownPayouts>;

export const bankDetails = z.object({
  holderName: personName,
  routingNumber: z.string().trim().refine(isRoutingNumber, 'Enter the nine-digit routing number of a US bank'),
  accountNumber: z.string().trim().refine(isAccountNumber, 'Enter the account number, 4 to 17 digits'),
  accountType: z.enum(['checking', 'savings']),
});
export type BankDetails = z.infer<typeof bankDetails>;

const foreignCountry = 'Choose a country other than the United States';
const certifies = z.literal(true, { error: 'Check the box to certify this' });

export const taxForm = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('w9'),
    name: line(120),
    businessName: line(120).optional(),
    classification: z.enum(taxClassifications),
    street: line(120),
    city: line(80),
    state: z.enum(usStateCodes),
    zip: z.string().regex(/^\d{5}(-\d{4})?$/, 'Enter a ZIP code'),
    taxIdType: z.enum(taxIdTypes),
    taxId: z
      .string()
      .refine(
        (value) => taxIdDigits(value) !== undefined,
        'Enter nine digits: 123-45-6789 for an SSN, 12-3456789 for an EIN',
      ),
    /** The certification in part II of Form W-9. */
    certifies,
  }),
  z.object({
    kind: z.literal('foreign'),
    name: line(120),
    /** A two-letter country code. The full list of countries is too large to check in the browser. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, foreignCountry)
      .refine((value) => value !== 'US', foreignCountry),
    /** Certifies that the payee is not a US person and works outside the United States. */
    certifies,
  }),
]);
export type TaxForm = z.infer<typeof taxForm>;

export const payoutsContract = defineContract({
  own: {
    method: 'GET',
    path: '/api/payouts/own',
    access: 'member',
    summary: 'Get the member’s commission balance, payout details, tax form and payouts.',
    response: ownPayouts,
  },
  saveBank: {
    method: 'PUT',
    path: '/api/payouts/details/bank',
    access: 'member',
    needsRecentProof: true,
    summary: 'Save a US bank account for payouts. Replaces the earlier payout details.',
    body: bankDetails,
    response: ownPayouts,
  },
  onboard: {
    method: 'POST',
    path: '/api/payouts/details/stripe',
    access: 'member',
    needsRecentProof: true,
    summary: 'Choose payouts by Stripe. Returns the page of Stripe where the member enters their details.',
    response: z.object({ url: z.url() }),
  },
  saveTaxForm: {
    method: 'PUT',
    path: '/api/payouts/tax-form',
    access: 'member',
    needsRecentProof: true,
    summary: 'Sign the tax form needed before the first payout. Replaces an earlier one.',
    body: taxForm,
    response: ownPayouts,
  },
  request: {
    method: 'POST',
    path: '/api/payouts/requests',
    access: 'member',
    status: 201,
    summary: 'Request a payout of everything available. Returns 409 with the reason when that is not possible.',
    response: ownPayouts,
  },
  cancel: {
    method: 'DELETE',
    path: '/api/payouts/requests/:id',
    access: 'member',
    summary: 'Cancel a requested payout that has not been sent.',
    response: ownPayouts,
  },
});
