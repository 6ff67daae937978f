import { z } from 'zod';
import { alertNames } from '@/lib/domain/platform/operator-alerts';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { pageSize } from '@/lib/contracts/shared/fields';

/** Endpoints for monitoring and operators. */
export const operationContract = defineContract({
  health: {
    method: 'GET',
    path: '/api/healthz',
    access: 'public',
    summary: 'Liveness check. Does not query the database.',
    response: z.object({ status: z.literal('ok') }),
  },
  readiness: {
    method: 'GET',
    path: '/api/readyz',
    access: 'public',
    summary: 'Readiness check. Queries the database.',
    response: z.object({ status: z.literal('ready') }),
  },
  metrics: {
    method: 'GET',
    path: '/api/metrics',
    access: 'operator',
    summary: 'Get metrics in the Prometheus text format.',
    response: z.string(),
    produces: 'text/plain',
  },
  revalidate: {
    method: 'POST',
    path: '/api/ops/revalidate',
    access: 'operator',
    summary: 'Re-render the prerendered pages now, as the site does after it starts.',
    body: z.object({ paths: z.array(z.string().regex(/^\/[^?#]*$/, 'Enter paths on this site')).max(100) }),
    response: z.object({ revalidated: z.array(z.string()) }),
  },
  rewrapKeys: {
    method: 'POST',
    path: '/api/ops/keys/rewrap',
    access: 'operator',
    summary:
      'Re-encrypt all sealed values with KEK_CURRENT. Idempotent. `left` counts values that still need KEK_RETIRED.',
    response: z.object({ rewrapped: z.number().int(), left: z.number().int() }),
  },
  outbox: {
    method: 'GET',
    path: '/api/ops/outbox',
    access: 'operator',
    summary: 'List the latest outbox messages, newest first.',
    query: z.object({ limit: pageSize(100, 20) }),
    response: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          topic: z.string(),
          state: z.string(),
          attempts: z.number(),
          createdAt: z.iso.datetime(),
          subject: z.string().nullable(),
          to: z.string().nullable(),
          text: z.string().nullable(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  },
  alerts: {
    method: 'GET',
    path: '/api/ops/alerts',
    access: 'operator',
    summary: 'List the latest operator alerts, newest first.',
    query: z.object({ limit: pageSize(100, 20) }),
    response: z.object({
      items: z.array(
        z.object({ at: z.iso.datetime(), name: z.enum(alertNames), about: z.string(), message: z.string() }),
      ),
      nextCursor: z.string().nullable(),
    }),
  },
  addInvites: {
    method: 'POST',
    path: '/api/ops/invites',
    access: 'operator',
    summary: 'Add single-use Discord invites and return how many are left.',
    body: z.object({
      urls: z
        .array(
          z.string().regex(/^https:\/\/(discord\.gg|discord\.com\/invite)\/[\w-]{2,64}$/, 'Enter Discord invite URLs'),
        )
        .max(500),
    }),
    response: z.object({ added: z.number(), free: z.number() }),
  },
});
