import type { Payloads, Topic } from '@/lib/server/repositories/outbox-messages';
import { handleBankRemoval, isBankingOn } from '@/lib/server/services/bank-relationships';
import { handleLeadMail } from '@/lib/server/services/lead-mail';
import { handleNewsletterIssue } from '@/lib/server/services/newsletter-issue';
import { handleNewsletterRequest } from '@/lib/server/services/newsletter-request';
import { handleResetRequest } from '@/lib/server/services/password-reset';
import { findPayments } from '@/lib/server/services/payments';
import { handleSubscriptionEnd } from '@/lib/server/services/subscription-acts';
import { deliverText, isMessagingOn } from '@/lib/server/services/text-delivery';
import { isMailOn, sendMail } from './mail';
import { bringEvent } from './simulated-event';
import { bringReport } from './simulated-report';

/** What a handler is told besides the payload. The id is the same each time a message is tried. */
export type Delivery = { id: string; createdAt: Date };

/** Nothing, when the message is done; its words, when it stays in the house. */
export type Delivered = undefined | { kept: { subject: string; text: string } };

export type Handler = {
  /** Must be repeatable: a message is handled at least once. */
  handle: (payload: unknown, delivery: Delivery) => Promise<Delivered>;
  /** False while its provider is not configured: the messages wait. */
  isOn?: () => boolean;
};

/** The registry: topic to handler. A topic without one does not compile. */
export const topics: Record<Topic, Handler> = {
  mail: { handle: sendMail, isOn: isMailOn },
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
  'password-reset-request': {
    handle: async (payload) => {
      await handleResetRequest(payload);
      return undefined;
    },
  },
  'bank-removal': {
    handle: async (payload) => {
      await handleBankRemoval(payload);
      return undefined;
    },
    isOn: isBankingOn,
  },
  'subscription-end': {
    handle: async (payload) => {
      await handleSubscriptionEnd(payload);
      return undefined;
    },
    isOn: () => findPayments() !== undefined,
  },
  text: { handle: (payload, { createdAt }) => deliverText(payload, createdAt), isOn: isMessagingOn },
  'simulated-report': { handle: bringReport },
  'simulated-event': { handle: bringEvent },
} satisfies Record<keyof Payloads, Handler>;

export const openTopics = () => (Object.keys(topics) as Topic[]).filter((topic) => topics[topic].isOn?.() ?? true);
