import { z } from 'zod';
import { visibilities } from '@/lib/domain/membership/visibilities';
import { postStates } from '@/lib/domain/publishing/posts';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { line, title } from '@/lib/contracts/shared/fields';
import { postPart } from './posts';

const instant = z.iso.datetime();
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits and dashes')
  .max(80);

/** The file of a post: front matter and Markdown text. */
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
    summary: 'List all posts including drafts and withdrawn ones, newest first.',
    response: z.object({ items: z.array(said.extend({ title: z.string() })) }),
  },
  preview: {
    method: 'POST',
    path: '/api/ops/posts/preview',
    access: 'operator',
    summary: 'Preview a post file in full and as visitors see it. Nothing is saved.',
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
    summary: 'Save a post as a draft, publish it or schedule it. Published posts accept corrections only.',
    body: z.object({ source, publish: z.boolean(), publishAt: instant.optional() }),
    response: said,
  },
  correct: {
    method: 'POST',
    path: '/api/ops/posts/corrections',
    access: 'operator',
    summary: 'Correct a published post. Earlier versions, changes and reasons stay readable.',
    body: z.object({ source, note: line(300) }),
    response: said,
  },
  withdraw: {
    method: 'POST',
    path: '/api/ops/posts/:id/withdraw',
    access: 'operator',
    summary: 'Withdraw a post. Its URL shows a notice.',
    response: said,
  },
  saveAuthor: {
    method: 'PUT',
    path: '/api/ops/post-authors',
    access: 'operator',
    summary: 'Create or update an author.',
    body: z.object({ id: slug, name: title(80), about: line(300) }),
    response: z.object({ id: z.string() }),
  },
  saveCategory: {
    method: 'PUT',
    path: '/api/ops/post-categories',
    access: 'operator',
    summary: 'Create or update a category.',
    body: z.object({ slug, name: title(40), description: line(200) }),
    response: z.object({ slug: z.string() }),
  },
});
