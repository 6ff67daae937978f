import { z } from 'zod';
import { accountKinds } from '@/lib/contracts/accounts/accounts';
import { applicationStatuses } from '@/lib/domain/brokerage/application/statuses';
import { contactTopics, joinKinds, tradeTypes } from '@/lib/domain/leads/lead-choices';
import { isEmail } from '@/lib/domain/shared/email';
import { intervals } from '@/lib/domain/membership/plans';
import { claimEndings } from '@/lib/domain/places/places';
import { alertNames } from '@/lib/domain/platform/operator-alerts';
import { alertKinds } from '@/lib/domain/research/research';
import { commitmentEndings } from '@/lib/domain/investing/rounds';
import { billingKinds } from '@/lib/server/membership/mails/billing-kinds';
import { listMailData } from './list-mail-data';
import { payoutMailKinds } from '@/lib/server/referrals/payouts/mails/payout-kinds';
import { transferMailKinds } from '@/lib/server/brokerage/transfers/mails/transfer-kinds';

const firstName = z.string().min(1).max(60);
const aboutPlace = z.object({ firstName, place: z.string(), link: z.url() });

const aboutRound = z.object({ firstName, round: z.string(), link: z.url(), isSample: z.boolean() });

/** The data of each template. A new mail needs an entry here and a template in `templates.ts`. */
const mailData = {
  'password-reset': z.object({
    firstName,
    link: z.url(),
    minutes: z.number().int().positive(),
    kind: z.enum(accountKinds),
  }),
  'password-changed': z.object({
    firstName,
    hadFeed: z.boolean().default(false),
    hadDetails: z.boolean().default(false),
  }),
  'password-replaced': z.object({ firstName, hadFeed: z.boolean().default(false) }),
  'email-confirm': z.object({ firstName, link: z.url(), hours: z.number().int().positive(), isNew: z.boolean() }),
  'email-requested': z.object({ firstName, link: z.url(), hours: z.number().int().positive() }),
  'email-changed': z.object({ firstName }),
  'account-deleted': z.object({ firstName, hadPlan: z.boolean().default(false) }),
  'session-revoked': z.object({ firstName }),
  'accounts-linked': z.object({ firstName }),
  welcome: z.object({ firstName }),
  ...listMailData,
  'join-noted': z.object({ firstName, joinAs: z.enum(joinKinds) }),
  'sponsor-noted': z.object({ firstName }),
  'contact-noted': z.object({ name: z.string(), topic: z.enum(contactTopics) }),
  /** Sent to the operator; the only mail that contains text written by a visitor. */
  'contact-message': z.object({
    name: z.string(),
    email: z.string().refine(isEmail, 'is not one address'),
    topic: z.enum(contactTopics),
    message: z.string(),
  }),
  'campaign-link': z.object({ firstName, link: z.url() }),
  'idea-noted': z.object({
    symbol: z.string().max(10),
    tradeType: z.enum(tradeTypes),
    strike: z.number(),
    expiration: z.iso.date(),
  }),
  'place-claimed': aboutPlace.extend({ decidedBy: z.iso.datetime() }),
  'place-confirmed': aboutPlace.extend({ termEndsAt: z.iso.datetime() }),
  'place-offered': aboutPlace.extend({ until: z.iso.datetime() }),
  'place-warning': aboutPlace.extend({ lapsesAt: z.iso.datetime(), isTermOver: z.boolean() }),
  'place-ended': aboutPlace.extend({ ending: z.enum(claimEndings) }),
  'round-open': aboutRound.extend({ portal: z.string() }),
  'round-changed': aboutRound.extend({ text: z.string(), reconfirmBy: z.iso.datetime() }),
  'commitment-ended': aboutRound.extend({
    ending: z.enum(commitmentEndings),
    portal: z.string(),
    at: z.iso.datetime(),
  }),
  /** Contains neither the name nor any answers, because other people may see the screen. */
  'application-news': z.object({ status: z.enum(applicationStatuses), link: z.url() }),
  'bank-removal-failed': z.object({ firstName, bankName: z.string(), link: z.url() }),
  'watch-alert': z.object({
    firstName,
    kind: z.enum(alertKinds),
    ticker: z.string().max(10),
    name: z.string(),
    price: z.number().nullable(),
    close: z.number().nullable(),
    day: z.iso.date(),
    isSample: z.boolean(),
    link: z.url(),
  }),
  billing: z.object({
    firstName,
    kind: z.enum(billingKinds),
    amountCents: z.number().int(),
    interval: z.enum(intervals),
    at: z.iso.datetime().nullable(),
    link: z.url(),
  }),
  'operator-alert': z.object({ name: z.enum(alertNames), about: z.string(), at: z.iso.datetime() }),
  'signal-news': z.object({
    firstName,
    news: z.enum(['opened', 'closed', 'corrected']),
    symbol: z.string(),
    tradeType: z.enum(['Call', 'Put']),
    expiration: z.iso.date(),
    strikeCents: z.number().int(),
    bidCents: z.number().int(),
    /** Basis points; null while the trade is open. */
    roiBp: z.number().int().nullable(),
    isSample: z.boolean(),
    link: z.url(),
  }),
  'payout-news': z.object({
    firstName,
    kind: z.enum(payoutMailKinds),
    /** Null if the news is not about a payout. */
    amountCents: z.number().int().nullable(),
    destination: z.string(),
    reason: z.string().nullable(),
    link: z.url(),
  }),
  'confirm-signup': z.object({ link: z.url(), days: z.number().int().positive() }),
  'transfer-news': z.object({
    firstName,
    kind: z.enum(transferMailKinds),
    amountCents: z.number().int(),
    bankName: z.string(),
    bankMask: z.string().nullable(),
    expectedOn: z.iso.date(),
    reason: z.string().nullable(),
    link: z.url(),
  }),
};

export type MailName = keyof typeof mailData;

/** False for the name of a mail that only a newer version of the site knows. */
export const isMailName = (template: unknown): template is MailName =>
  typeof template === 'string' && Object.hasOwn(mailData, template);

export type MailData = { [Name in MailName]: z.infer<(typeof mailData)[Name]> };

/** A mail in the outbox. It is rendered when it is sent. */
export type MailPayload<Name extends MailName = MailName> = {
  [Template in Name]: {
    template: Template;
    to: string;
    data: MailData[Template];
    /** An ISO instant after which the mail is not sent. */
    goodUntil?: string | undefined;
  };
}[Name];

const payloadOf = <Name extends MailName>(template: Name) =>
  z.object({
    template: z.literal(template),
    to: z.string().refine(isEmail, 'is not one address'),
    data: mailData[template],
    goodUntil: z.iso.datetime().optional(),
  });

/** Parses a payload from the outbox. It is validated like any input, because another version may have written it. */
export const mailPayload = z.discriminatedUnion('template', [
  payloadOf('password-reset'),
  payloadOf('password-changed'),
  payloadOf('password-replaced'),
  payloadOf('email-confirm'),
  payloadOf('email-requested'),
  payloadOf('email-changed'),
  payloadOf('account-deleted'),
  payloadOf('session-revoked'),
  payloadOf('accounts-linked'),
  payloadOf('welcome'),
  payloadOf('newsletter-confirm'),
  payloadOf('newsletter-confirmed'),
  payloadOf('newsletter-issue'),
  payloadOf('weekly-report'),
  payloadOf('join-noted'),
  payloadOf('sponsor-noted'),
  payloadOf('contact-noted'),
  payloadOf('contact-message'),
  payloadOf('campaign-link'),
  payloadOf('idea-noted'),
  payloadOf('place-claimed'),
  payloadOf('place-confirmed'),
  payloadOf('place-offered'),
  payloadOf('place-warning'),
  payloadOf('place-ended'),
  payloadOf('round-open'),
  payloadOf('round-changed'),
  payloadOf('commitment-ended'),
  payloadOf('application-news'),
  payloadOf('bank-removal-failed'),
  payloadOf('watch-alert'),
  payloadOf('signal-news'),
  payloadOf('confirm-signup'),
  payloadOf('operator-alert'),
  payloadOf('billing'),
  payloadOf('transfer-news'),
  payloadOf('payout-news'),
]);
