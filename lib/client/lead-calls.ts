import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { leadCalls, type LeadCall } from '@/lib/contracts/lead-endpoints';
import { leadAnswer } from '@/lib/contracts/phone-numbers';
import { inOneLine, toLeadBody, type LeadFormName } from '@/lib/domain/lead-forms';
import { readAttribution } from './attribution';
import { contractRules } from './contract-rules';
import { createClient } from './create-client';
import { browserHttp } from './http';

/** What is typed into a lead form, by the names of its fields. */
export type LeadValues = Record<string, string>;

/** The rules of a form are those of its call. Loaded when the form is first touched. */
export function leadRules(form: LeadFormName): Resolver<LeadValues> {
  const { endpoint, fixed } = callOf(form);
  const body = z.preprocess((values) => ({ ...toLeadBody(values as LeadValues), ...fixed }), endpoint.body);
  // The engine hands the parsed body on to `sendLead` and looks into nothing: for it, all of it is values.
  return contractRules(body as unknown as z.ZodType<LeadValues, LeadValues>);
}

/** Sends a body that the rules have passed; answers the sentence for the visitor. */
export async function sendLead(form: LeadFormName, body: Readonly<Record<string, unknown>>): Promise<string> {
  const call = createClient({ send: callOf(form).endpoint }, browserHttp());
  const attribution = await readAttribution();
  const page = window.location.pathname;
  const answer = await call.send({ body: { ...body, page, ...(attribution ? { attribution } : {}) } });
  const { message, notice } = leadAnswer.parse(answer);
  return inOneLine(message, notice);
}

function callOf(form: LeadFormName): LeadCall {
  const call = leadCalls[form];
  if (!call) throw new Error(`The form ${form} has no call.`);
  return call;
}
