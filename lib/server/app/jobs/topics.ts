import type { Payloads, Topic } from '@/lib/server/platform/outbox/outbox-messages-repository';
import { isBankingOn } from '@/lib/server/brokerage/banks/bank-relationships';
import { handleBankRemoval, handleBankUnlink } from '@/lib/server/brokerage/banks/bank-removal';
import { findBroker } from '@/lib/server/brokerage/application/brokerage-provider';
import { handleCustomerUpdate } from '@/lib/server/membership/customer-updates';
import { handleLeadMail } from '@/lib/server/leads/lead-mail';
import { handleNewsletterIssue } from '@/lib/server/publishing/newsletter/newsletter-issue';
import { handleNewsletterRequest } from '@/lib/server/publishing/newsletter/newsletter-request';
import { handleWeeklyReport } from '@/lib/server/investing/weekly-reports/weekly-report-mails';
import { handleResetRequest } from '@/lib/server/accounts/password-reset';
import { findPayments } from '@/lib/server/membership/payments';
import { handleSubscriptionEnd } from '@/lib/server/membership/subscription-acts';
import { deliverText, isMessagingOn } from '@/lib/server/leads/text-delivery';
import { smtpPatience } from '@/lib/server/providers/mail/smtp';
import { isMailOn, sendMail } from '../mail/mail-job';
import { storeFigures } from './store-figures';
import { deliverEvent } from './simulated-event';
import { deliverReport } from './simulated-report';
import type { Delivery, Delivered } from './delivery';

export type Handler = {
  /** Must be idempotent, because a message is handled at least once. */
  handle: (payload: unknown, delivery: Delivery) => Promise<Delivered>;
  /** Returns false while the topic's provider is not configured; its messages then wait. */
  isOn?: () => boolean;
  /** Time limit in milliseconds; 30 seconds by default. */
  limitMs?: number;
};

/** The handler of each topic. The type requires one for every topic. */
export const topics: Record<Topic, Handler> = {
  // One minute longer than the mail server's timeout, so that the SMTP client times out first.
  mail: { handle: sendMail, isOn: isMailOn, limitMs: smtpPatience.totalMs + 60_000 },
  'lead-mail': {
    handle: async (payload) => {
      await handleLeadMail(payload);
      return undefined;
    },
  },
  'newsletter-request': {
    handle: async (payload, { id }) => {
      await handleNewsletterRequest(payload, id);
      return undefined;
    },
  },
  'newsletter-issue': {
    handle: async (payload) => {
      await handleNewsletterIssue(payload);
      return undefined;
    },
  },
  'weekly-report': {
    handle: async (payload) => {
      await handleWeeklyReport(payload);
      return undefined;
    },
  },
  'password-reset-request': {
    handle: async (payload) => {
      await handleResetRequest(payload);
      return undefined;
    },
  },
  'bank-removal': {
    handle: async (payload, { attempts }) => {
      await handleBankRemoval(payload, attempts);
      return undefined;
    },
    isOn: isBankingOn,
  },
  'bank-unlink': {
    handle: async (payload, { attempts }) => {
      await handleBankUnlink(payload, attempts);
      return undefined;
    },
    isOn: () => findBroker() !== undefined,
  },
  'subscription-end': {
    handle: async (payload) => {
      await handleSubscriptionEnd(payload);
      return undefined;
    },
    isOn: () => findPayments() !== undefined,
  },
  'customer-update': {
    handle: async (payload) => {
      await handleCustomerUpdate(payload);
      return undefined;
    },
    isOn: () => findPayments() !== undefined,
  },
  text: { handle: (payload, { createdAt }) => deliverText(payload, createdAt), isOn: isMessagingOn },
  'kept-figures': {
    handle: async () => {
      await storeFigures();
      return undefined;
    },
    // Long enough for all views of 100,000 trades on a busy machine.
    limitMs: 5 * 60_000,
  },
  'simulated-report': { handle: deliverReport },
  'simulated-event': { handle: deliverEvent },
} satisfies Record<keyof Payloads, Handler>;

export const openTopics = () => (Object.keys(topics) as Topic[]).filter((topic) => topics[topic].isOn?.() ?? true);
