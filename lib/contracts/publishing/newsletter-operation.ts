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
  /** Number of deliveries by result. */
  mailed: z.number().int(),
  left: z.number().int(),
});

export const newsletterOperationContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/ops/newsletter',
    access: 'operator',
    summary: 'Every edition of the newsletter, the newest first, with how many it was mailed to.',
    response: z.object({ items: z.array(edition) }),
  },
  draft: {
    method: 'POST',
    path: '/api/ops/newsletter',
    access: 'operator',
    summary: 'Writes an edition: a subject, some words in Markdown, posts that are out, and who of the list gets it.',
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
    summary: 'The mail of an edition as one kind of reader would get it. Nothing is sent.',
    query: z.object({ as: z.enum(['nobody', 'free', 'member', 'cofounder']).default('nobody') }),
    response: z.object({ subject: z.string(), text: z.string() }),
  },
  schedule: {
    method: 'POST',
    path: '/api/ops/newsletter/:id/schedule',
    access: 'operator',
    summary: 'Sends an edition, now or at a moment to come.',
    body: z.object({ sendAt: instant.optional() }),
    response: edition,
  },
  cancel: {
    method: 'POST',
    path: '/api/ops/newsletter/:id/cancel',
    access: 'operator',
    summary: 'Takes an edition back before it goes out.',
    response: edition,
  },
});
