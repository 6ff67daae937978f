import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { line, title } from '@/lib/contracts/shared/fields';
import { slug } from './round-operation';

const cents = z.int().positive();

/** A project as the operator submits it. Amounts are in cents, and the lines add up to the goal. */
export const projectDraft = z.object({
  slug,
  title: title(80),
  summary: line(200),
  text: z.string().trim().min(1).max(4000),
  lines: z
    .array(z.object({ label: line(80), budgetCents: cents }))
    .min(1)
    .max(30),
});
export type ProjectDraft = z.infer<typeof projectDraft>;

const said = z.object({ slug: z.string() });

export const projectOperationContract = defineContract({
  open: {
    method: 'POST',
    path: '/api/ops/projects',
    access: 'operator',
    summary: 'Create a project. Its goal is the sum of its budget items.',
    body: projectDraft,
    response: said.extend({ goalCents: z.number() }),
  },
  spend: {
    method: 'POST',
    path: '/api/ops/projects/:slug/spends',
    access: 'operator',
    summary: 'Record spending on a budget item. A negative amount corrects an earlier one.',
    body: z.object({ line: z.int().positive(), amountCents: z.int(), note: line(200) }),
    response: said.extend({ spentCents: z.number() }),
  },
  update: {
    method: 'POST',
    path: '/api/ops/projects/:slug/updates',
    access: 'operator',
    summary: 'Post a project update.',
    body: z.object({ text: z.string().trim().min(1).max(2000) }),
    response: said,
  },
  close: {
    method: 'POST',
    path: '/api/ops/projects/:slug/close',
    access: 'operator',
    summary: 'Close a project to new backers.',
    response: said,
  },
});
