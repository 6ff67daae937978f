import { z } from 'zod';
import { campaignChannels, contactMessageLimit, contactTopics, joinKinds } from '@/lib/domain/leads/lead-choices';
import { leadForms } from '@/lib/domain/shared/lead-form-names';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { line, pageSize, personName, title } from '@/lib/contracts/shared/fields';
import { choice, leadFields, leadName, paragraph } from './lead-fields';
import { leadAnswer } from './phone-numbers';

const isWebAddress = (value: string) => /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(value) && URL.canParse(value);

export const joinRequest = z.object({
  ...leadFields,
  ...leadName,
  joinAs: choice(joinKinds, 'Choose how you’d like to join'),
  about: paragraph(1000).optional(),
});

export const sponsorship = z.object({
  ...leadFields,
  ...leadName,
  organization: title(120),
  website: line(200).refine(isWebAddress, 'Enter a URL that starts with https://').optional(),
  about: paragraph(1000),
});

export const contactMessage = z.object({
  ...leadFields,
  name: personName,
  topic: choice(contactTopics, 'Choose a topic'),
  message: paragraph(contactMessageLimit),
});

export const campaign = z.object({
  ...leadFields,
  ...leadName,
  campaign: title(60),
  channel: choice(campaignChannels, 'Choose a channel'),
  startsOn: z.iso.date('Please enter a date').optional(),
});

const exportedLead = z.object({
  id: z.string(),
  form: z.enum(leadForms),
  at: z.iso.datetime(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Newsletter: pending, subscribed or ended. Single sign-up: pending, confirmed or ended. Phone number: stopped. */
  state: z.string().nullable(),
  times: z.number(),
  /** The latest submission. */
  answer: z.record(z.string(), z.union([z.string(), z.number()])),
  source: z.string().nullable(),
  campaign: z.string().nullable(),
  referredBy: z.string().nullable(),
});
export type ExportedLead = z.infer<typeof exportedLead>;

/** Visitor forms. The response never reveals whether the address was known. */
export const leadsContract = defineContract({
  joinUs: {
    method: 'POST',
    path: '/api/users/join-us',
    access: 'public',
    summary: 'Submit a request to join and email a confirmation.',
    body: joinRequest,
    response: leadAnswer,
  },
  sponsor: {
    method: 'POST',
    path: '/api/sponsors',
    access: 'public',
    summary: 'Submit a sponsor inquiry and email a confirmation.',
    body: sponsorship,
    response: leadAnswer,
  },
  contact: {
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    summary: 'Send the operator a message and email a confirmation.',
    body: contactMessage,
    response: leadAnswer,
  },
  registerCampaign: {
    method: 'PUT',
    path: '/api/users/register-campaign',
    access: 'public',
    summary: 'Register a campaign and email its tracking link.',
    body: campaign,
    response: leadAnswer,
  },
  list: {
    method: 'GET',
    path: '/api/ops/leads',
    access: 'operator',
    summary: 'List form submissions with their attribution, oldest first.',
    query: z.object({
      form: z.enum(leadForms).optional(),
      cursor: z
        .string()
        .regex(/^\d{4}-[\dT:.-]{18}Z_\w{1,64}$/)
        .refine((cursor) => !Number.isNaN(Date.parse(cursor.slice(0, 24))))
        .optional(),
      limit: pageSize(500, 100),
    }),
    response: z.object({ items: z.array(exportedLead), nextCursor: z.string().nullable() }),
  },
});
