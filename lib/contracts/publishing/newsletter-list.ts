import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { email, line } from '@/lib/contracts/shared/fields';

const suppression = z.object({
  email: z.string(),
  reason: z.enum(['unsubscribed', 'bounced', 'complained']),
  at: z.iso.datetime(),
});

/** Maximum number of addresses per call. */
export const maxImported = 500;

export const newsletterListContract = defineContract({
  import: {
    method: 'POST',
    path: '/api/ops/newsletter-list',
    access: 'operator',
    summary: 'Import addresses and email each a confirmation link. Subscribed and suppressed addresses are skipped.',
    body: z.object({
      emails: z.array(email).min(1).max(maxImported),
      /** Where the addresses gave consent; stored in the audit trail. */
      source: line(200),
    }),
    response: z.object({ asked: z.number().int(), known: z.number().int(), suppressed: z.number().int() }),
  },
  suppressions: {
    method: 'GET',
    path: '/api/ops/mail-suppressions',
    access: 'operator',
    summary: 'List suppressed addresses with the reason, newest first.',
    response: z.object({ items: z.array(suppression) }),
  },
  suppress: {
    method: 'POST',
    path: '/api/ops/mail-suppressions',
    access: 'operator',
    summary: 'Suppress an address that bounced or complained.',
    body: z.object({ email, reason: z.enum(['bounced', 'complained']) }),
    response: suppression,
  },
});
