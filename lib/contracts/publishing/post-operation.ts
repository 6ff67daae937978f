import { z } from 'zod';
import { postStates, visibilities } from '@/lib/domain/publishing/posts';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { line, title } from '@/lib/contracts/shared/fields';
import { postPart } from './posts';

const instant = z.iso.datetime();
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Please use small letters, digits and dashes')
  .max(80);

/** A post's file: its head and Markdown text. */
const source = z.string().min(1).max(60_000);

const said = z.object({
  id: z.string(),
  state: z.enum(postStates),
  visibility: z.enum(visibilities),
  version: z.number().int(),
  publishAt: instant.nullable(),
  path: z.string(),
});

export const postOperationContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/ops/posts',
    access: 'operator',
    summary: 'Every post, also drafts and withdrawn ones, newest first.',
    response: z.object({ items: z.array(said.extend({ title: z.string() })) }),
  },
  preview: {
    method: 'POST',
    path: '/api/ops/posts/preview',
    access: 'operator',
    summary: 'What a post’s file would become: the whole and what everybody would read. Nothing is kept.',
    body: z.object({ source }),
    response: z.object({
      id: z.string(),
      title: z.string(),
      words: z.number().int(),
      readingMinutes: z.number().int(),
      tickers: z.array(z.string()),
      parts: z.array(postPart),
      teaser: z.array(postPart),
    }),
  },
  save: {
    method: 'PUT',
    path: '/api/ops/posts',
    access: 'operator',
    summary:
      'Keeps a post as a draft, or publishes it, now or at a moment to come. A published one takes corrections only.',
    body: z.object({ source, publish: z.boolean(), publishAt: instant.optional() }),
    response: said,
  },
  correct: {
    method: 'POST',
    path: '/api/ops/posts/corrections',
    access: 'operator',
    summary: 'Puts a published post right: its earlier words, what changed and why stay to be read.',
    body: z.object({ source, note: line(300) }),
    response: said,
  },
  withdraw: {
    method: 'POST',
    path: '/api/ops/posts/:id/withdraw',
    access: 'operator',
    summary: 'Takes a post out of the blog; its address says that it was withdrawn.',
    response: said,
  },
  putAuthor: {
    method: 'PUT',
    path: '/api/ops/post-authors',
    access: 'operator',
    summary: 'Writes down who writes.',
    body: z.object({ id: slug, name: title(80), about: line(300) }),
    response: z.object({ id: z.string() }),
  },
  putCategory: {
    method: 'PUT',
    path: '/api/ops/post-categories',
    access: 'operator',
    summary: 'Writes down what posts may be about.',
    body: z.object({ slug, name: title(40), description: line(200) }),
    response: z.object({ slug: z.string() }),
  },
});
