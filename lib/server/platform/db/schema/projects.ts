import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { projectStates } from '@/lib/domain/investing/backing';
import { nameDisplays } from '@/lib/domain/shared/name-displays';
import { accounts } from './accounts';
import { cents, instant } from './columns';

/** Projects that can be backed. Backers get neither a share nor a return, so it is not a security. */
export const projects = pgTable(
  'projects',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    text: text('text').notNull(),
    state: text('state', { enum: projectStates }).notNull(),
    goalCents: cents('goal_cents').notNull(),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
    isSample: boolean('is_sample').notNull(),
  },
  (table) => [
    unique('projects_slug').on(table.slug),
    index('projects_opened').on(table.openedAt),
    check('projects_state', sql`state in ('open', 'closed') and (state = 'closed') = (closed_at is not null)`),
    check('projects_goal', sql`goal_cents > 0`),
  ],
);

/** The budget lines of a goal. They must add up to it, which the trigger `project_lines_sum` checks. */
export const projectLines = pgTable(
  'project_lines',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id),
    number: integer('number').notNull(),
    label: text('label').notNull(),
    budgetCents: cents('budget_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.number] }),
    check('project_lines_budget', sql`number > 0 and budget_cents > 0`),
  ],
);

/** Actual spending per budget line. A correction is a new row. Append-only. */
export const projectSpends = pgTable(
  'project_spends',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    projectId: text('project_id').notNull(),
    line: integer('line').notNull(),
    at: instant('at').notNull(),
    amountCents: cents('amount_cents').notNull(),
    note: text('note').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.projectId, table.line],
      foreignColumns: [projectLines.projectId, projectLines.number],
    }),
    index('project_spends_project').on(table.projectId, table.id),
    check('project_spends_amount', sql`amount_cents <> 0`),
  ],
);

/** Updates by the project's owners. Append-only. */
export const projectUpdates = pgTable(
  'project_updates',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id),
    at: instant('at').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('project_updates_project').on(table.projectId, table.id)],
);

/** A backer's amount and whether to show their name: one row per backer and project, replaced by a new request. */
export const projectBackings = pgTable(
  'project_backings',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    amountCents: cents('amount_cents').notNull(),
    display: text('display', { enum: nameDisplays }).notNull(),
    backedAt: instant('backed_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.accountId] }),
    index('project_backings_account').on(table.accountId),
    check('project_backings_amount', sql`amount_cents between 1000 and 220000`),
  ],
);
