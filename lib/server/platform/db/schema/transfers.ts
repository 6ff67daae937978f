import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { transferDirections, transferStatuses } from '@/lib/domain/brokerage/transfers';
import { accounts } from './accounts';
import { cents, instant, oneOf } from './columns';

/** Deposits and withdrawals by ACH. A row is written before the request to the broker, so that no transfer is lost. */
export const transfers = pgTable(
  'transfers',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The client's idempotency key. */
    requestKey: text('request_key').notNull(),
    direction: text('direction', { enum: transferDirections }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    status: text('status', { enum: transferStatuses }).notNull(),
    /** The broker's reason for a rejection or return. */
    reason: text('reason'),
    /** The bank's name at the time of the transfer, because the link may be removed later. */
    bankName: text('bank_name').notNull(),
    bankMask: text('bank_mask'),
    relationshipId: text('relationship_id').notNull(),
    brokerAccountId: text('broker_account_id').notNull(),
    brokerTransferId: text('broker_transfer_id'),
    expectedOn: date('expected_on').notNull(),
    /** Until when a completed deposit cannot be withdrawn. */
    holdUntil: instant('hold_until'),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at'),
    /** Lock of the process that is sending a request to the broker. */
    lockedUntil: instant('locked_until'),
    firstSentAt: instant('first_sent_at').notNull(),
    /** Time of the last request that may have reached the broker; null if certainly none did. */
    lastSentAt: instant('last_sent_at'),
    attempts: integer('attempts').notNull().default(0),
    checkedAt: instant('checked_at'),
  },
  (table) => [
    uniqueIndex('transfers_request_key').on(table.accountId, table.requestKey),
    uniqueIndex('transfers_broker_transfer').on(table.brokerTransferId),
    // At most one unconfirmed transfer per account, so that a transfer found at the broker can be matched.
    uniqueIndex('transfers_submitting')
      .on(table.accountId)
      .where(sql`status = 'submitting'`),
    index('transfers_account').on(table.accountId, table.createdAt, table.id),
    index('transfers_checked')
      .on(table.checkedAt)
      .where(sql`status not in ('rejected', 'canceled', 'expired', 'returned')`),
    check('transfers_direction', oneOf('direction', transferDirections)),
    check('transfers_status', oneOf('status', transferStatuses)),
    check('transfers_amount', sql`amount_cents > 0`),
  ],
);

/** Every status that a transfer has had. Append-only. Cannot be traced to a person once the transfer is deleted. */
export const transferEvents = pgTable(
  'transfer_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transferId: text('transfer_id').notNull(),
    status: text('status', { enum: transferStatuses }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('transfer_events_status').on(table.transferId, table.status)],
);

/** How far each stream of broker events has been read. */
export const brokerEventCursors = pgTable('broker_event_cursors', {
  stream: text('stream').primaryKey(),
  readUntil: instant('read_until').notNull(),
});
