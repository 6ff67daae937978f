import { z } from 'zod';
import { bankAccountTypes, bankHindrances, bankLinkStates } from '@/lib/domain/brokerage/banking';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { opaqueToken } from '@/lib/contracts/shared/fields';

const linkedBank = z.object({
  id: z.string(),
  bankName: z.string(),
  /** The last digits of the account number. */
  mask: z.string().nullable(),
  accountType: z.enum(bankAccountTypes),
  state: z.enum(bankLinkStates),
  needsLogin: z.boolean(),
  linkedAt: z.iso.datetime(),
});
export type LinkedBank = z.infer<typeof linkedBank>;

const banks = z.object({
  items: z.array(linkedBank),
  /** Why no bank can be linked; null if one can. */
  hindrance: z.enum(bankHindrances).nullable(),
  /** Whether banks are simulated. */
  isSimulated: z.boolean(),
});
export type Banks = z.infer<typeof banks>;

const link = z.object({ linkToken: z.string(), expiration: z.iso.datetime(), isSimulated: z.boolean() });
export type BankLink = z.infer<typeof link>;

const bankId = z.string().min(1).max(128);

const sampleAccount = z.object({ id: z.string(), name: z.string(), mask: z.string(), type: z.enum(bankAccountTypes) });
export type SampleAccount = z.infer<typeof sampleAccount>;

export const banksContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/plaid/banks',
    access: 'member',
    summary: 'List the caller’s linked banks and whether another can be linked.',
    response: banks,
  },
  exists: {
    method: 'GET',
    path: '/api/plaid/bank/exists',
    access: 'member',
    summary: 'Check whether the caller has a bank account ready for transfers.',
    response: z.object({ exists: z.boolean() }),
  },
  link: {
    method: 'POST',
    path: '/api/plaid/link',
    access: 'member',
    needsRecentProof: true,
    summary: 'Create a Plaid Link token. Returns 409 with the reason when no bank can be linked.',
    response: link,
  },
  linkAgain: {
    method: 'POST',
    path: '/api/plaid/banks/:id/link',
    access: 'member',
    needsRecentProof: true,
    summary: 'Create a Plaid Link token to renew a bank’s login.',
    response: link,
  },
  processorToken: {
    method: 'POST',
    path: '/api/plaid/processor-token',
    access: 'member',
    needsRecentProof: true,
    summary: 'Link the bank account chosen in Plaid Link to the brokerage account. Tokens are never returned.',
    body: z.object({ accountId: bankId, publicToken: opaqueToken, accountType: z.enum(bankAccountTypes) }),
    response: z.object({
      relationshipId: z.string().nullable(),
      status: z.enum(bankLinkStates),
      bankName: z.string(),
      mask: z.string().nullable(),
    }),
  },
  finish: {
    method: 'POST',
    path: '/api/plaid/banks/:id/finish',
    access: 'member',
    summary: 'Resume an interrupted link and refresh its status from the broker.',
    response: banks,
  },
  remove: {
    method: 'DELETE',
    path: '/api/plaid/banks/:id',
    access: 'member',
    summary: 'Remove a linked bank here, at Plaid and at the broker.',
    response: banks,
  },
  sampleLink: {
    method: 'POST',
    path: '/api/plaid/sample-link',
    access: 'member',
    summary: 'Simulate Plaid Link: log in, then choose an account. Demo mode only.',
    body: z.object({
      linkToken: opaqueToken,
      bank: bankId,
      username: z.string().max(100),
      password: z.string().max(100),
      /** Omit to get the list of accounts. */
      accountId: bankId.optional(),
      /** Renews the login without choosing an account. */
      isRenewal: z.boolean().optional(),
    }),
    response: z.object({ accounts: z.array(sampleAccount), publicToken: z.string().nullable() }),
  },
});
