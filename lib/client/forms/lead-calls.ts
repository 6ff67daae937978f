import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { leadCalls, type LeadCall } from './lead-endpoints';
import { leadAnswer } from '@/lib/contracts/leads/phone-numbers';
import type { LeadFormName } from '@/lib/domain/shared/lead-form-names';
import { inOneLine, toLeadBody } from '@/lib/domain/leads/lead-forms';
import { readAttribution } from '@/lib/client/visits/attribution';
import { contractRules } from './contract-rules';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';

/** Values of a lead form by field name. */
export type LeadValues = Record<string, string>;

/** Validates a lead form with the schema of its call. Loaded on the first interaction. */
export function leadRules(form: LeadFormName): Resolver<LeadValues> {
  const { endpoint, fixed } = callOf(form);
  const body = z.preprocess((values) => ({ ...toLeadBody(values as LeadValues), ...fixed }), endpoint.body);
  // The engine passes the parsed body to `sendLead` without reading it.
  return contractRules(body as unknown as z.ZodType<LeadValues, LeadValues>);
}

/** Sends a validated body; returns the message for the visitor. */
export async function sendLead(form: LeadFormName, body: Readonly<Record<string, unknown>>): Promise<string> {
  const call = createClient({ send: callOf(form).endpoint }, browserHttp());
  const attribution = readAttribution();
  const page = window.location.pathname;
  const answer = await call.send({ body: { ...body, page, ...(attribution ? { attribution } : {}) } });
  const { message, notice } = leadAnswer.parse(answer);
  return inOneLine(message, notice);
}

function callOf(form: LeadFormName): LeadCall {
  const call = leadCalls[form];
  if (!call) throw new Error(`The form ${form} has no endpoint.`);
  return call;
}
