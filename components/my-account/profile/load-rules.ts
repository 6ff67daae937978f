import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { loadFormLibrary } from '@/lib/client/forms/load-form-library';
import { loadCalls } from '@/lib/client/http/load-calls';
import type { myAccountContract } from '@/lib/contracts/my-account/my-account';

type WithBody = {
  [Name in keyof typeof myAccountContract]: 'body' extends keyof (typeof myAccountContract)[Name] ? Name : never;
}[keyof typeof myAccountContract];

/** Validation rules for the body of a call, which load on the first input. */
export async function loadRules<Values extends FieldValues>(name: WithBody): Promise<Resolver<Values>> {
  const [{ contractRules }, { myAccountContract: contract }] = await Promise.all([loadFormLibrary(), loadCalls()]);
  // The form has exactly this body's values, but the generic lookup of the contract loses the type.
  return contractRules<Values>(contract[name].body as unknown as z.ZodType<Values, Values>);
}
