import { z } from 'zod';
import { applicationSteps } from '@/lib/domain/brokerage/application-steps';
import {
  applicationStatuses,
  documentFormats,
  documentTypes,
  maxDocumentBytes,
} from '@/lib/domain/brokerage/application/statuses';
import { fundingSteps } from '@/lib/domain/brokerage/funding-step';
import { accountApplication } from './application';
import { defineContract } from '@/lib/contracts/shared/endpoint';

/** The status of an application. */
export const applicationState = z.object({
  status: z.enum(applicationStatuses),
  createdAt: z.iso.datetime(),
  /** Every status that the application has had, oldest first. */
  history: z.array(z.object({ status: z.enum(applicationStatuses), at: z.iso.datetime() })),
  /**
   * What the broker requests, by code, with the accepted documents. If there are none, the broker contacts the
   * applicant.
   */
  needs: z.array(z.object({ code: z.string(), documents: z.array(z.enum(documentTypes)) })),
  /** Documents submitted so far. */
  documents: z.array(z.object({ type: z.enum(documentTypes), uploadedAt: z.iso.datetime() })),
  /** The broker's reason for a rejection, if given. */
  refusal: z.string().nullable(),
  agreements: z.array(
    z.object({ agreement: z.string(), version: z.number().int(), sha256: z.string(), signedAt: z.iso.datetime() }),
  ),
});
export type ApplicationState = z.infer<typeof applicationState>;

const whole = z.object({
  application: applicationState.nullable(),
  /** Whether only sample identities are accepted. */
  isSandbox: z.boolean(),
});

export const applicationDraft = z.object({
  /** Answers by question, without the tax ID. */
  answers: z.record(z.string(), z.string()),
  step: z.enum(applicationSteps),
  updatedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type ApplicationDraft = z.infer<typeof applicationDraft>;

export const brokerageContract = defineContract({
  open: {
    method: 'POST',
    path: '/api/alpaca/account',
    access: 'member',
    summary: 'Submit a brokerage account application (section 3). Idempotent.',
    body: accountApplication,
    response: z.object({ message: z.string(), application: applicationState }),
  },
  exists: {
    method: 'GET',
    path: '/api/alpaca/account/exists',
    access: 'member',
    summary: 'Check whether the caller has a brokerage account. Returns 503 when the status is unknown.',
    response: z.object({ exists: z.boolean() }),
  },
  application: {
    method: 'GET',
    path: '/api/alpaca/application',
    access: 'member',
    summary: 'Get the status, history and pending requirements of the caller’s application.',
    response: whole.extend({
      /** Next funding step for an active account; null without one. */
      fundingStep: z.enum(fundingSteps).nullable(),
    }),
  },
  amend: {
    method: 'PUT',
    path: '/api/alpaca/application/details',
    access: 'member',
    summary: 'Update details that the broker requested. Returns 409 when none were requested.',
    body: z.object({ answers: z.record(z.string().max(60), z.string().max(200, 'Maximum length is 200')) }),
    response: whole,
  },
  readDraft: {
    method: 'GET',
    path: '/api/alpaca/application-draft',
    access: 'member',
    summary: 'Get the saved draft of an application.',
    response: z.object({ draft: applicationDraft.nullable() }),
  },
  saveDraft: {
    method: 'PUT',
    path: '/api/alpaca/application-draft',
    access: 'member',
    summary:
      'Save an encrypted draft for 30 days, without the tax ID. Returns 409 when another device saved a newer one.',
    body: z.object({
      answers: z.record(z.string().max(60), z.string().max(200, 'Maximum length is 200')),
      step: z.enum(applicationSteps),
      /**
       * `updatedAt` of the draft that the change is based on, or null if there was none. Omit to overwrite any draft.
       */
      basedOn: z.iso.datetime().nullable().optional(),
    }),
    response: z.object({ draft: applicationDraft }),
  },
  deleteDraft: {
    method: 'DELETE',
    path: '/api/alpaca/application-draft',
    access: 'member',
    summary: 'Delete the saved draft.',
    response: z.object({ draft: z.null() }),
  },
  sendDocument: {
    method: 'POST',
    path: '/api/alpaca/documents',
    access: 'member',
    summary: 'Upload a document for the broker: a PDF, PNG or JPEG of up to 5 MB as the request body.',
    query: z.object({ type: z.enum(documentTypes) }),
    file: { formats: documentFormats, maxBytes: maxDocumentBytes },
    response: whole,
  },
});
