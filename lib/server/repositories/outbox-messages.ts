import type { AccountKind } from '@/lib/contracts/accounts';
import type { SimulatedReport, TextPayload } from '@/lib/server/text-payload';
import type { MailPayload } from '@/lib/server/mail/payload';

/** A bank's link that was taken away: whom to tell. The key is sealed as it was. */
type BankRemoval = {
  id: string;
  accountId: string;
  sealed: string;
  brokerAccountId: string | null;
  relationshipId: string | null;
};

/** What each topic of the outbox carries. A new topic is a row here and a handler in `jobs/topics.ts`. */
export type Payloads = {
  mail: MailPayload;
  'lead-mail': { leadId: string };
  'newsletter-request': { subscriberId: string };
  'newsletter-issue': { editionId: string; subscriberId: string };
  'password-reset-request': { kind: AccountKind; email: string; ip: string; requestId: string };
  'bank-removal': BankRemoval;
  /** Stripe could not be had when an account with a plan was deleted. */
  'subscription-end': { stripeId: string };
  text: TextPayload;
  'simulated-report': SimulatedReport;
  /** What the simulated Stripe tells, as it will stand in the body. */
  'simulated-event': { event: Record<string, unknown> };
};

export type Topic = keyof Payloads;

export type Message = { [Name in Topic]: { topic: Name; payload: Payloads[Name] } }[Topic] & {
  /** A second message with the same key is the same message. */
  dedupeKey?: string;
  notBefore?: Date;
};

/** A message in a worker's hands. `attempts` tells this claim from a later one of the same message. */
export type Claim = { id: string; topic: Topic; payload: unknown; attempts: number; createdAt: Date };

export type Settlement =
  | { state: 'sent' }
  | { state: 'kept'; subject: string; text: string }
  | { state: 'waiting'; error: string; delayMs: number }
  | { state: 'failed'; error: string };
