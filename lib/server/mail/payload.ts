import { z } from 'zod';
import { accountKinds } from '@/lib/contracts/accounts';
import { applicationStatuses } from '@/lib/domain/application/statuses';
import { joinKinds, tradeTypes } from '@/lib/domain/lead-choices';
import { isEmail } from '@/lib/domain/email';
import { intervals } from '@/lib/domain/plans';
import { claimEndings } from '@/lib/domain/places';
import { alertKinds } from '@/lib/domain/research';
import { commitmentEndings } from '@/lib/domain/rounds';
import { billingKinds } from './billing-kinds';

const firstName = z.string().min(1).max(60);
const aboutPlace = z.object({ firstName, place: z.string(), link: z.url() });

const aboutRound = z.object({ firstName, round: z.string(), link: z.url(), isSample: z.boolean() });

/** What each template needs to know. A new mail is a row here and a template in `templates.ts`. */
const mailData = {
  'password-reset': z.object({
    firstName,
    link: z.url(),
    minutes: z.number().int().positive(),
    kind: z.enum(accountKinds),
  }),
  'password-changed': z.object({ firstName }),
  'password-replaced': z.object({ firstName }),
  'email-confirm': z.object({ firstName, link: z.url(), hours: z.number().int().positive(), isNew: z.boolean() }),
  'email-changed': z.object({ firstName }),
  'account-deleted': z.object({ firstName, hadPlan: z.boolean().default(false) }),
  'session-revoked': z.object({ firstName }),
  welcome: z.object({ firstName }),
  'newsletter-confirm': z.object({ link: z.url(), unsubscribeLink: z.url(), days: z.number().int().positive() }),
  'newsletter-confirmed': z.object({ unsubscribeLink: z.url() }),
  'newsletter-issue': z.object({
    subject: z.string().max(200),
    intro: z.string(),
    posts: z.array(
      z.object({
        title: z.string(),
        author: z.string(),
        audience: z.string(),
        html: z.string(),
        isOpen: z.boolean(),
        link: z.url(),
      }),
    ),
    unsubscribeLink: z.url(),
  }),
  'join-noted': z.object({ firstName, joinAs: z.enum(joinKinds) }),
  'sponsor-noted': z.object({ firstName }),
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
  /** Whose it is, and what they answered, is not in it: mails are read over shoulders. */
  'application-news': z.object({ status: z.enum(applicationStatuses), link: z.url() }),
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
  'confirm-signup': z.object({ link: z.url(), days: z.number().int().positive() }),
};

export type MailName = keyof typeof mailData;
export type MailData = { [Name in MailName]: z.infer<(typeof mailData)[Name]> };

/** A mail as it waits in the outbox: rendered only when it is sent. */
export type MailPayload<Name extends MailName = MailName> = {
  [Template in Name]: {
    template: Template;
    to: string;
    data: MailData[Template];
    /** After this instant the mail is no longer worth sending. */
    goodUntil?: string | undefined;
  };
}[Name];

const letter = <Name extends MailName>(template: Name) =>
  z.object({
    template: z.literal(template),
    to: z.string().refine(isEmail, 'is not one address'),
    data: mailData[template],
    goodUntil: z.iso.datetime().optional(),
  });

/** Reads what the outbox held; a row written by other code is checked like any input. */
export const mailPayload = z.discriminatedUnion('template', [
  letter('password-reset'),
  letter('password-changed'),
  letter('password-replaced'),
  letter('email-confirm'),
  letter('email-changed'),
  letter('account-deleted'),
  letter('session-revoked'),
  letter('welcome'),
  letter('newsletter-confirm'),
  letter('newsletter-confirmed'),
  letter('newsletter-issue'),
  letter('join-noted'),
  letter('sponsor-noted'),
  letter('campaign-link'),
  letter('idea-noted'),
  letter('place-claimed'),
  letter('place-confirmed'),
  letter('place-offered'),
  letter('place-warning'),
  letter('place-ended'),
  letter('round-open'),
  letter('round-changed'),
  letter('commitment-ended'),
  letter('application-news'),
  letter('watch-alert'),
  letter('confirm-signup'),
  letter('billing'),
]);
