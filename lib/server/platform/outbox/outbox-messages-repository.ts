import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import type { MailList } from '@/lib/domain/publishing/newsletter';
import type { SimulatedReport, TextPayload } from './text-payload';
import type { MailPayload } from '@/lib/server/app/mail/payload';

/** A Plaid item to remove. Its access token stays encrypted. */
type BankRemoval = { id: string; accountId: string; sealed: string; itemId: string };

/** A bank relationship to remove at the broker. */
type BankUnlink = {
  id: string;
  accountId: string;
  brokerAccountId: string;
  relationshipId: string;
  bankName: string;
};

/** The payload of each topic. A new topic needs an entry here and a handler in `app/jobs/topics.ts`. */
export type Payloads = {
  mail: MailPayload;
  'lead-mail': { leadId: string };
  'newsletter-request': { subscriberId: string; list?: MailList };
  'newsletter-issue': { editionId: string; subscriberId: string };
  /** A signed weekly report, for the subscribers after `after`. */
  'weekly-report': { week: string; revision: number; after: string };
  'password-reset-request': { kind: AccountKind; email: string; ip: string; requestId: string };
  'bank-removal': BankRemoval;
  'bank-unlink': BankUnlink;
  /** Cancels a subscription at Stripe that was unreachable when the account was deleted. */
  'subscription-end': { stripeId: string };
  /** Updates the Stripe customer of an account whose email address has changed. */
  'customer-update': { accountId: string };
  text: TextPayload;
  /** Recomputes the stored figures after the trades have changed. */
  'kept-figures': Record<string, never>;
  'simulated-report': SimulatedReport;
  /** The body of an event of the simulated Stripe. */
  'simulated-event': { event: Record<string, unknown> };
};

export type Topic = keyof Payloads;

export type Message = { [Name in Topic]: { topic: Name; payload: Payloads[Name] } }[Topic] & {
  /** Another message with the same key is dropped. */
  dedupeKey?: string;
  notBefore?: Date;
};

/** A claimed message. `attempts` distinguishes this claim from a later one of the same message. */
export type Claim = { id: string; topic: Topic; payload: unknown; attempts: number; createdAt: Date };

export type Settlement =
  | { state: 'sent' }
  | { state: 'kept'; subject: string; text: string }
  | { state: 'waiting'; error: string; delayMs: number }
  | { state: 'failed'; error: string };
