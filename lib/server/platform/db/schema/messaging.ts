import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { instant } from './columns';

/** A phone number in E.164, stored once. STOP applies to the number, for every purpose. */
export const phoneNumbers = pgTable(
  'phone_numbers',
  {
    id: text('id').primaryKey(),
    phone: text('phone').notNull(),
    /** ISO 3166-1 alpha-2. Determines whether SMS or WhatsApp is used. */
    country: text('country').notNull(),
    createdAt: instant('created_at').notNull(),
    optedOutAt: instant('opted_out_at'),
  },
  (table) => [
    uniqueIndex('phone_numbers_phone').on(table.phone),
    check('phone_numbers_e164', sql`phone ~ '^\\+[1-9][0-9]{5,14}$'`),
  ],
);

/** What a number was registered for: `alertType` in specification section 7. */
export const phoneAlerts = pgTable(
  'phone_alerts',
  {
    phoneId: text('phone_id')
      .notNull()
      .references(() => phoneNumbers.id, { onDelete: 'cascade' }),
    alertType: text('alert_type').notNull(),
    createdAt: instant('created_at').notNull(),
    page: text('page'),
  },
  (table) => [primaryKey({ columns: [table.phoneId, table.alertType] })],
);

export const textMessageStates = [
  'waiting',
  'sending',
  'accepted',
  'sent',
  'delivered',
  'read',
  'failed',
  'unknown',
  'blocked',
  'skipped',
] as const;
export type TextMessageState = (typeof textMessageStates)[number];

/**
 * A message to a phone. 'sending' is stored before the request to the provider: a message later found in that state has
 * an unknown outcome and is never sent again. 'failed': the provider rejected it or could not deliver it; 'blocked':
 * the number sent STOP; 'skipped': a daily limit was reached, so it was never queued.
 */
export const textMessages = pgTable(
  'text_messages',
  {
    id: text('id').primaryKey(),
    phoneId: text('phone_id')
      .notNull()
      .references(() => phoneNumbers.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    channel: text('channel', { enum: ['sms', 'whatsapp'] }).notNull(),
    state: text('state', { enum: textMessageStates }).notNull(),
    providerSid: text('provider_sid'),
    errorCode: integer('error_code'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('text_messages_sid').on(table.providerSid),
    index('text_messages_phone').on(table.phoneId, table.reason, table.createdAt),
    check('text_messages_state', sql.raw(`state in (${textMessageStates.map((state) => `'${state}'`).join(', ')})`)),
  ],
);

/** Number of messages sent per UTC day, for the daily budget that all processes share. */
export const messageDays = pgTable('message_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  messages: integer('messages').notNull(),
});

/** Replies received. Each is processed once, even if it is delivered repeatedly. */
export const inboundTexts = pgTable('inbound_texts', {
  sid: text('sid').primaryKey(),
  at: instant('at').notNull(),
  /** The keyword in the reply, whose text is not stored. */
  keyword: text('keyword', { enum: ['stop', 'start', 'help', 'other'] }).notNull(),
});

/** The number to which a member wants signal updates sent. Until it is confirmed, only a code is sent to it. */
export const signalTexts = pgTable(
  'signal_texts',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    phoneId: text('phone_id')
      .notNull()
      .references(() => phoneNumbers.id, { onDelete: 'cascade' }),
    requestedAt: instant('requested_at').notNull(),
    /** A keyed hash, because a plain hash of six digits could be reversed by trying all codes. */
    codeHash: text('code_hash'),
    codeExpiresAt: instant('code_expires_at'),
    codeTries: integer('code_tries').notNull().default(0),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    index('signal_texts_phone').on(table.phoneId),
    check('signal_texts_code', sql`(code_hash is null) = (code_expires_at is null)`),
  ],
);
