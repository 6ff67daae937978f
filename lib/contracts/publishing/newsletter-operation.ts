import { z } from 'zod';
import { editionStates, segments } from '@/lib/domain/publishing/posts';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { line } from '@/lib/contracts/shared/fields';

const instant = z.iso.datetime();

const edition = z.object({
  id: z.string(),
  subject: z.string(),
  segment: z.enum(segments),
  state: z.enum(editionStates),
  sendAt: instant.nullable(),
  posts: z.array(z.string()),
  /** Number of recipients who were mailed, and of those left out. */
  mailed: z.number().int(),
  left: z.number().int(),
});

export const newsletterOperationContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/ops/newsletter',
    access: 'operator',
    summary: 'List newsletter editions with recipient counts, newest first.',
    response: z.object({ items: z.array(edition) }),
  },
  draft: {
    method: 'POST',
    path: '/api/ops/newsletter',
    access: 'operator',
    summary: 'Create an edition with a subject, Markdown text, published posts and an audience.',
    body: z.object({
      subject: line(120),
      intro: z.string().trim().min(1).max(5000),
      posts: z.array(z.string().max(80)).min(1).max(10),
      segment: z.enum(segments).default('all'),
    }),
    response: edition,
  },
  preview: {
    method: 'GET',
    path: '/api/ops/newsletter/:id/preview',
    access: 'operator',
    summary: 'Preview an edition for one kind of reader. Nothing is sent.',
    query: z.object({ as: z.enum(['visitor', 'free', 'member', 'cofounder']).default('visitor') }),
    response: z.object({ subject: z.string(), text: z.string() }),
  },
  schedule: {
    method: 'POST',
    path: '/api/ops/newsletter/:id/schedule',
    access: 'operator',
    summary: 'Send or schedule an edition.',
    body: z.object({ sendAt: instant.optional() }),
    response: edition,
  },
  cancel: {
    method: 'POST',
    path: '/api/ops/newsletter/:id/cancel',
    access: 'operator',
    summary: 'Cancel an edition before it is sent.',
    response: edition,
  },
});
