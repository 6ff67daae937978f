import { z } from 'zod';
import { backingLimits, projectStates } from '@/lib/domain/investing/backing';
import { usdExact } from '@/lib/domain/shared/money';
import { nameDisplays } from '@/lib/domain/shared/name-displays';
import { defineContract } from '@/lib/contracts/shared/endpoint';

const instant = z.iso.datetime();
const cents = z.number().int();

export const projectCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  state: z.enum(projectStates),
  goalCents: cents,
  /** Total of the current pledges, and the number of backers. */
  pledgedCents: cents,
  backers: z.number().int(),
  openedAt: instant,
  isSample: z.boolean(),
});
export type ProjectCard = z.infer<typeof projectCard>;

export const projectPage = projectCard.extend({
  text: z.string(),
  lines: z.array(z.object({ label: z.string(), budgetCents: cents, spentCents: cents })),
  updates: z.array(z.object({ at: instant, text: z.string() })),
  /** Names of the backers who chose to be named. */
  named: z.array(z.string()),
  asOf: instant,
});
export type ProjectPage = z.infer<typeof projectPage>;

export const ownBacking = z.object({
  backing: z.object({ amountCents: cents, display: z.enum(nameDisplays), backedAt: instant }).nullable(),
  pledgedCents: cents,
  backers: z.number().int(),
});
export type OwnBacking = z.infer<typeof ownBacking>;

const { smallestCents, largestCents } = backingLimits;
const sentence = `Please enter an amount from ${usdExact(smallestCents)} to ${usdExact(largestCents)}`;
const project = z.string().max(60);

export const projectsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/projects',
    access: 'public',
    summary: 'List all projects, open ones first.',
    response: z.object({ items: z.array(projectCard), asOf: instant }),
    sharedForS: 10,
  },
  read: {
    method: 'GET',
    path: '/api/projects/:slug',
    access: 'public',
    summary: 'Get a project with its budget, spending, updates and listed backers.',
    response: projectPage,
    sharedForS: 10,
  },
  own: {
    method: 'GET',
    path: '/api/backers/projects',
    access: 'investor',
    summary: 'List the projects the investor backs.',
    response: z.object({
      items: z.array(
        z.object({ slug: z.string(), title: z.string(), amountCents: cents, backedAt: instant, isSample: z.boolean() }),
      ),
    }),
  },
  pledgeStatus: {
    method: 'GET',
    path: '/api/backers/projects/:slug',
    access: 'investor',
    summary: 'Get the investor’s pledge to a project.',
    response: ownBacking,
  },
  back: {
    method: 'PUT',
    path: '/api/backers/back-project',
    access: 'investor',
    summary: 'Create or update a pledge. Nothing is charged.',
    body: z.object({
      project,
      amountCents: z.int(sentence).min(smallestCents, sentence).max(largestCents, sentence),
      display: z.enum(nameDisplays).default('none'),
    }),
    response: ownBacking,
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/backers/projects/:slug',
    access: 'investor',
    summary: 'Cancel a pledge while the project is open.',
    response: ownBacking,
  },
});
