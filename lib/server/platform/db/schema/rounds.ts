import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commitmentEndings, reservationStates, roundStates } from '@/lib/domain/investing/rounds';
import { accounts } from './accounts';
import { cents, instant } from './columns';

export type Issuer = {
  legalName: string;
  address: string;
  phone: string;
  website: string;
  email: string;
  about: string;
};
export type RoundDocument = { title: string; href: string };

/**
 * Offerings, as far as they may be disclosed. The trigger `rounds_move`, handwritten in the migration, rejects invalid
 * state transitions and records valid ones in `round_moves`.
 */
export const rounds = pgTable(
  'rounds',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    state: text('state', { enum: roundStates }).notNull(),
    stateAt: instant('state_at').notNull(),
    createdAt: instant('created_at').notNull(),
    firstLookHours: integer('first_look_hours').notNull(),
    /** Visible to investors from `firstLookAt` and to all visitors from `publicAt`. */
    firstLookAt: instant('first_look_at'),
    publicAt: instant('public_at'),
    deadlineAt: instant('deadline_at'),
    /** If less is raised, all money is returned. */
    minimumCents: cents('minimum_cents').notNull(),
    targetCents: cents('target_cents').notNull(),
    smallestCents: cents('smallest_cents').notNull(),
    largestCents: cents('largest_cents').notNull(),
    security: text('security').notNull(),
    priceCents: cents('price_cents'),
    /** For a SAFE or a note: the max valuation at which it converts. */
    valuationCapCents: cents('valuation_cap_cents'),
    useOfProceeds: text('use_of_proceeds').notNull(),
    issuer: jsonb('issuer').$type<Issuer>().notNull(),
    known: jsonb('known').$type<string[]>().notNull(),
    risks: jsonb('risks').$type<string[]>().notNull(),
    documents: jsonb('documents').$type<RoundDocument[]>().notNull(),
    /** The registered intermediary, which alone receives money. */
    portalName: text('portal_name'),
    portalUrl: text('portal_url'),
    portalRegistration: text('portal_registration'),
    formCFiledOn: date('form_c_filed_on', { mode: 'string' }),
    isSample: boolean('is_sample').notNull(),
  },
  (table) => [
    unique('rounds_slug').on(table.slug),
    index('rounds_first_look').on(table.firstLookAt),
    index('rounds_running')
      .on(table.deadlineAt)
      .where(sql`state in ('live', 'closing')`),
    check('rounds_state', sql`state in ('draft', 'testing-waters', 'live', 'closing', 'closed', 'cancelled')`),
    check('rounds_amounts', sql`minimum_cents > 0 and target_cents >= minimum_cents`),
    check(
      'rounds_shares',
      sql`smallest_cents > 0 and largest_cents >= smallest_cents and largest_cents <= target_cents`,
    ),
    check(
      'rounds_first_look',
      sql`first_look_hours between 0 and 720 and (first_look_at is null) = (public_at is null)
        and (public_at is null or public_at = first_look_at + first_look_hours * interval '1 hour')`,
    ),
    check('rounds_portal_https', sql`portal_url is null or portal_url like 'https://%'`),
    check(
      'rounds_live_whole',
      sql`state not in ('live', 'closing', 'closed') or (portal_name is not null and portal_url is not null
        and portal_registration is not null and form_c_filed_on is not null
        and (price_cents is not null or valuation_cap_cents is not null) and deadline_at is not null)`,
    ),
    check('rounds_price', sql`price_cents > 0 and valuation_cap_cents > 0`),
  ],
);

/** Every state transition of a round. Append-only. */
export const roundMoves = pgTable(
  'round_moves',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    roundId: text('round_id')
      .notNull()
      .references(() => rounds.id),
    at: instant('at').notNull(),
    fromState: text('from_state', { enum: roundStates }).notNull(),
    toState: text('to_state', { enum: roundStates }).notNull(),
  },
  (table) => [index('round_moves_round').on(table.roundId, table.id)],
);

/** Material changes, after which all investors must reconfirm. Append-only. */
export const roundChanges = pgTable(
  'round_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    roundId: text('round_id')
      .notNull()
      .references(() => rounds.id),
    at: instant('at').notNull(),
    text: text('text').notNull(),
    reconfirmBy: instant('reconfirm_by').notNull(),
  },
  (table) => [index('round_changes_round').on(table.roundId, table.id)],
);

/** Non-binding indications of interest; no money is involved. */
export const reservations = pgTable(
  'reservations',
  {
    id: text('id').primaryKey(),
    roundId: text('round_id')
      .notNull()
      .references(() => rounds.id),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    amountCents: cents('amount_cents').notNull(),
    state: text('state', { enum: reservationStates }).notNull(),
    /** When the required legend was shown and accepted. */
    legendAt: instant('legend_at').notNull(),
    reservedAt: instant('reserved_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('reservations_one_open')
      .on(table.roundId, table.accountId)
      .where(sql`state = 'open'`),
    index('reservations_account').on(table.accountId, table.reservedAt),
    check('reservations_amount', sql`amount_cents > 0`),
    check('reservations_state', sql`state in ('open', 'confirmed', 'cancelled', 'lapsed')`),
    check('reservations_ended_whole', sql`(state = 'open') = (ended_at is null)`),
  ],
);

/**
 * The amount with which an investor was referred to the intermediary, and what the intermediary reports that it holds.
 * A copy only: no money passes through the site, and no column can hold a payment.
 */
export const commitments = pgTable(
  'commitments',
  {
    id: text('id').primaryKey(),
    roundId: text('round_id')
      .notNull()
      .references(() => rounds.id),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    amountCents: cents('amount_cents').notNull(),
    handedOverAt: instant('handed_over_at').notNull(),
    /** The amount as reported by the intermediary. */
    heldCents: cents('held_cents'),
    heldAsOf: instant('held_as_of'),
    reconfirmBy: instant('reconfirm_by'),
    endedAt: instant('ended_at'),
    ending: text('ending', { enum: commitmentEndings }),
  },
  (table) => [
    uniqueIndex('commitments_one_live')
      .on(table.roundId, table.accountId)
      .where(sql`ending is null`),
    index('commitments_account').on(table.accountId, table.handedOverAt),
    index('commitments_reconfirm')
      .on(table.reconfirmBy)
      .where(sql`ending is null`),
    check('commitments_amount', sql`amount_cents > 0 and (held_cents is null or held_cents >= 0)`),
    check('commitments_held_whole', sql`(held_cents is null) = (held_as_of is null)`),
    check('commitments_ended_whole', sql`(ending is null) = (ended_at is null)`),
    check(
      'commitments_ending',
      sql`ending in ('withdrawn', 'not-reconfirmed', 'round-cancelled', 'not-held', 'completed')`,
    ),
  ],
);
