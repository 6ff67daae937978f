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
  /** Why no bank can be linked now. */
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
    summary: 'The banks that the caller has linked, and whether another can be.',
    response: banks,
  },
  exists: {
    method: 'GET',
    path: '/api/plaid/bank/exists',
    access: 'member',
    summary: 'Tells whether the caller has a bank account that money can be moved from and to.',
    response: z.object({ exists: z.boolean() }),
  },
  link: {
    method: 'POST',
    path: '/api/plaid/link',
    access: 'member',
    needsRecentProof: true,
    summary: 'A token to open Link with. 409 with the reason while no bank can be linked.',
    response: link,
  },
  linkAgain: {
    method: 'POST',
    path: '/api/plaid/banks/:id/link',
    access: 'member',
    needsRecentProof: true,
    summary: 'A token to open Link with, for a bank whose login has to be renewed.',
    response: link,
  },
  processorToken: {
    method: 'POST',
    path: '/api/plaid/processor-token',
    access: 'member',
    needsRecentProof: true,
    summary: 'Links the account that was chosen in Link to the brokerage account. No token is ever answered.',
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
    summary: 'Goes on where a link was interrupted, and asks the broker anew how it stands.',
    response: banks,
  },
  remove: {
    method: 'DELETE',
    path: '/api/plaid/banks/:id',
    access: 'member',
    summary: 'Takes a link away, here, at Plaid and at the broker.',
    response: banks,
  },
  sampleLink: {
    method: 'POST',
    path: '/api/plaid/sample-link',
    access: 'member',
    summary: 'What Link’s own window does, for the simulated one: logs in, then chooses. Only a demonstration has it.',
    body: z.object({
      linkToken: opaqueToken,
      bank: bankId,
      username: z.string().max(100),
      password: z.string().max(100),
      /** Omitted to get the list of accounts. */
      accountId: bankId.optional(),
      /** Renewing a login, without choosing an account. */
      isRenewal: z.boolean().optional(),
    }),
    response: z.object({ accounts: z.array(sampleAccount), publicToken: z.string().nullable() }),
  },
});
