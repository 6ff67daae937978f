import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { loadContractRules } from '@/lib/client/forms/load-contract-rules';
import type { myAccountContract } from '@/lib/contracts/my-account/my-account';

type WithBody = {
  [Name in keyof typeof myAccountContract]: 'body' extends keyof (typeof myAccountContract)[Name] ? Name : never;
}[keyof typeof myAccountContract];

/** The rules of a call's own body, fetched when a form is first touched. */
export async function loadRules<Values extends FieldValues>(name: WithBody): Promise<Resolver<Values>> {
  const [contractRules, { myAccountContract: contract }] = await Promise.all([
    loadContractRules(),
    import('@/lib/contracts/my-account/my-account'),
  ]);
  // The form names the values of this very body; the list of calls forgets which.
  return contractRules<Values>(contract[name].body as unknown as z.ZodType<Values, Values>);
}
