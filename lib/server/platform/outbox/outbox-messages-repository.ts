import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import type { MailList } from '@/lib/domain/publishing/newsletter';
import type { SimulatedReport, TextPayload } from './text-payload';
import type { MailPayload } from '@/lib/server/app/mail/payload';

/** A Plaid item to remove. Its access token stays sealed. */
type BankRemoval = { id: string; accountId: string; sealed: string; itemId: string };

/** A bank to remove at the broker. */
type BankUnlink = {
  id: string;
  accountId: string;
  brokerAccountId: string;
  relationshipId: string;
  bankName: string;
};

/** The payload of each topic. A new topic is a row here and a handler in `jobs/topics.ts`. */
export type Payloads = {
  mail: MailPayload;
  'lead-mail': { leadId: string };
  'newsletter-request': { subscriberId: string; list?: MailList };
  'newsletter-issue': { editionId: string; subscriberId: string };
  /** A signed report, for the readers after this one. */
  'weekly-report': { week: string; revision: number; after: string };
  'password-reset-request': { kind: AccountKind; email: string; ip: string; requestId: string };
  'bank-removal': BankRemoval;
  'bank-unlink': BankUnlink;
  /** Stripe was unreachable when an account with a plan was deleted. */
  'subscription-end': { stripeId: string };
  /** The email of an account with a Stripe customer has changed. */
  'customer-update': { accountId: string };
  text: TextPayload;
  /** The trades have changed. */
  'kept-figures': Record<string, never>;
  'simulated-report': SimulatedReport;
  /** An event of the simulated Stripe, as its body will contain it. */
  'simulated-event': { event: Record<string, unknown> };
};

export type Topic = keyof Payloads;

export type Message = { [Name in Topic]: { topic: Name; payload: Payloads[Name] } }[Topic] & {
  /** A second message with the same key is dropped. */
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
