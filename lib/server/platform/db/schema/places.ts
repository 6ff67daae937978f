import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { nameDisplays } from '@/lib/domain/shared/name-displays';
import { claimEndings, placeEvents as events, placeKinds, placeStates } from '@/lib/domain/places/places';
import { accounts } from './accounts';
import { instant } from './columns';

/**
 * Cities and schools that a member may represent. All columns except the state are reference data, loaded at each
 * start.
 */
export const places = pgTable(
  'places',
  {
    /** Kind and slug, separated by a slash. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: placeKinds }).notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    /** The town of a school; null for a city. */
    town: text('town'),
    region: char('region', { length: 2 }).notNull(),
    country: char('country', { length: 2 }).notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    population: integer('population'),
    /** Position in the list of its kind, from 1. */
    rank: integer('rank').notNull(),
    /** Name, town and region in ASCII letters, for searching. */
    words: text('words').notNull(),
    state: text('state', { enum: placeStates }).notNull().default('free'),
  },
  (table) => [
    index('places_rank').on(table.kind, table.rank),
    index('places_region').on(table.kind, table.region, table.rank),
    index('places_state').on(table.kind, table.state, table.rank),
    index('places_words').using('gin', sql`to_tsvector('simple', ${table.words})`),
    check('places_id', sql`id = kind || '/' || slug`),
    check('places_kind', sql`kind in ('cities', 'schools')`),
    check('places_state', sql`state in ('free', 'pending', 'held', 'lapsed')`),
    check('places_spot', sql`lat between -90 and 90 and lon between -180 and 180`),
  ],
);

/** Current and former owners of a place. A unique index on claims that have not ended resolves races. */
export const placeClaims = pgTable(
  'place_claims',
  {
    id: text('id').primaryKey(),
    placeId: text('place_id')
      .notNull()
      .references(() => places.id),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    display: text('display', { enum: nameDisplays }).notNull(),
    claimedAt: instant('claimed_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    termEndsAt: instant('term_ends_at'),
    lastReportAt: instant('last_report_at'),
    /** When the warning before the next expiry was sent. */
    warnedAt: instant('warned_at'),
    /** When the job must process the claim next. */
    dueAt: instant('due_at').notNull(),
    endedAt: instant('ended_at'),
    ending: text('ending', { enum: claimEndings }),
  },
  (table) => [
    uniqueIndex('place_claims_one_leader')
      .on(table.placeId)
      .where(sql`ended_at is null`),
    index('place_claims_account')
      .on(table.accountId)
      .where(sql`ended_at is null`),
    index('place_claims_due')
      .on(table.dueAt)
      .where(sql`ended_at is null`),
    check('place_claims_ended_whole', sql`(ended_at is null) = (ending is null)`),
    check('place_claims_confirmed_whole', sql`(confirmed_at is null) = (term_ends_at is null)`),
  ],
);

/** The waiting list of a place, in order of request. The position is assigned while the place is locked. */
export const placeWaiting = pgTable(
  'place_waiting',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    placeId: text('place_id')
      .notNull()
      .references(() => places.id),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    display: text('display', { enum: nameDisplays }).notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** Until when the place is offered to this member. */
    offeredUntil: instant('offered_until'),
  },
  (table) => [
    unique('place_waiting_once').on(table.placeId, table.accountId),
    index('place_waiting_order').on(table.placeId, table.number),
    index('place_waiting_account').on(table.accountId),
    uniqueIndex('place_waiting_one_offer')
      .on(table.placeId)
      .where(sql`offered_until is not null`),
    index('place_waiting_offers')
      .on(table.offeredUntil)
      .where(sql`offered_until is not null`),
  ],
);

/** The history of a place. Append-only: a trigger rejects UPDATE and DELETE. */
export const placeEvents = pgTable(
  'place_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    placeId: text('place_id')
      .notNull()
      .references(() => places.id),
    at: instant('at').notNull(),
    event: text('event', { enum: events }).notNull(),
    claimId: text('claim_id'),
  },
  (table) => [index('place_events_place').on(table.placeId, table.id)],
);

/** An owner's report about the place. */
export const placeReports = pgTable(
  'place_reports',
  {
    id: text('id').primaryKey(),
    placeId: text('place_id')
      .notNull()
      .references(() => places.id),
    claimId: text('claim_id')
      .notNull()
      .references(() => placeClaims.id),
    text: text('text').notNull(),
    at: instant('at').notNull(),
    /** The day of the meeting that the report announces, if any. */
    meetsOn: date('meets_on', { mode: 'string' }),
    /** When the operator hid the report. */
    hiddenAt: instant('hidden_at'),
  },
  (table) => [index('place_reports_place').on(table.placeId, table.at)],
);
