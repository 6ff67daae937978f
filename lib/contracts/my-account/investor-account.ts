import { z } from 'zod';
import { amlSteps, fundSources, isOfAge } from '@/lib/domain/investing/aml';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { line, password, personName } from '@/lib/contracts/shared/fields';
import { accountGone } from './my-account';

const country = z.string().regex(/^[A-Z]{3}$/, 'Please choose a country');
const today = () => utcDay(new Date());

const identity = z.object({
  step: z.literal('identity'),
  givenName: personName,
  familyName: personName,
  birthDate: z.iso
    .date('Please enter a date')
    .refine((day) => day > '1900-01-01' && day <= today(), 'Enter a date in the past')
    .refine((day) => isOfAge(day, today()), 'You must be 18 or older'),
  citizenship: country,
});

const address = z.object({
  step: z.literal('address'),
  street: line(120),
  city: line(80),
  region: line(80),
  postalCode: line(20),
  country,
});

const funds = z.object({
  step: z.literal('funds'),
  source: z.enum(fundSources, 'Please choose one'),
  occupation: line(80),
});

const declarations = z.object({
  step: z.literal('declarations'),
  /** Whether the investor holds a public office, or is a family member or close associate of someone who does. */
  isPublicFigure: z.boolean('Please choose one'),
  isOwnMoney: z.literal(true, 'Confirm that it is your own money'),
  isTrue: z.literal(true, 'Confirm that this is true'),
});

export const amlAnswer = z.discriminatedUnion('step', [identity, address, funds, declarations]);
export type AmlAnswer = z.output<typeof amlAnswer>;

const amlState = z.object({
  /** Completed steps and when they were saved. */
  saved: z.array(z.object({ step: z.enum(amlSteps), savedAt: z.iso.datetime() })),
  isComplete: z.boolean(),
});

/** Calls for investors only. Separate from the login calls, which more pages load. */
export const investorAccountContract = defineContract({
  registerAml: {
    method: 'PUT',
    path: '/api/investors/register-aml',
    access: 'investor',
    summary: 'Save one step of the identity form, encrypted. Does not include a tax ID.',
    body: amlAnswer,
    response: amlState,
  },
  readAml: {
    method: 'GET',
    path: '/api/investors/register-aml',
    access: 'investor',
    summary: 'Get the investor’s saved identity answers.',
    response: amlState.extend({ answers: z.array(amlAnswer) }),
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/investors/delete-account',
    access: 'investor',
    summary:
      'Permanently delete the investor account. Requires the password, or one confirmed in the last ten minutes. Refused while a commitment is open.',
    body: z.object({ password: password.optional() }),
    isBodyOptional: true,
    response: accountGone,
  },
});
