import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bankAccountTypes, bankLinkStates } from '@/lib/domain/brokerage/banking';
import { accounts } from './accounts';
import { instant } from './columns';

const ofAccount = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** A bank account that a member has linked. Its access token is encrypted and never leaves the server. */
export const bankLinks = pgTable(
  'bank_links',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    /** Plaid's ids of the item, which is a login at a bank, and of the account. */
    itemId: text('item_id').notNull(),
    bankAccountId: text('bank_account_id').notNull(),
    accessToken: text('access_token').notNull(),
    /** Hash of the public token from Plaid Link, so that a repeated token returns the same link. */
    publicTokenHash: text('public_token_hash').notNull(),
    bankName: text('bank_name').notNull(),
    mask: text('mask'),
    accountType: text('account_type', { enum: bankAccountTypes }).notNull(),
    state: text('state', { enum: bankLinkStates }).notNull(),
    /** Whether the member must log in at the bank again before the token works. */
    needsLogin: boolean('needs_login').notNull().default(false),
    /** The broker's id of the bank relationship. */
    relationshipId: text('relationship_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('bank_links_public_token').on(table.publicTokenHash),
    uniqueIndex('bank_links_account_bank').on(table.accountId, table.bankAccountId),
    check('bank_links_state', sql.raw(`state in (${bankLinkStates.map((state) => `'${state}'`).join(', ')})`)),
    check('bank_links_type', sql`account_type in ('checking', 'savings')`),
  ],
);

/** A pending OAuth redirect: the hash of its single-use state. */
export const oauthStates = pgTable(
  'oauth_states',
  {
    hash: text('hash').primaryKey(),
    accountId: ofAccount(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('oauth_states_account').on(table.accountId), index('oauth_states_expiry').on(table.expiresAt)],
);

export type LinkedTradierAccount = { mask: string; type: string; status: string };

/** A member's Tradier account, used read-only. Its tokens are encrypted. */
export const tradierLinks = pgTable('tradier_links', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  profileId: text('profile_id').notNull(),
  accounts: jsonb('accounts').$type<LinkedTradierAccount[]>().notNull(),
  scope: text('scope').notNull(),
  accessToken: text('access_token').notNull(),
  /** Issued only to Tradier partners. Null once Tradier has rejected it. */
  refreshToken: text('refresh_token'),
  /** Lock of a refresh in progress, until this time. */
  refreshHeldUntil: instant('refresh_held_until'),
  expiresAt: instant('expires_at').notNull(),
  linkedAt: instant('linked_at').notNull(),
});

/** State of the simulated providers; empty except in demo mode. */
export const simulatedRecords = pgTable(
  'simulated_records',
  {
    service: text('service').notNull(),
    key: text('key').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.key] })],
);
