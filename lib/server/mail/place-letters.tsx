import { placeRules } from '@/lib/domain/places';
import { dayOf } from '@/lib/domain/dates';
import { Layout } from './layout';
import type { Letter } from './letter';
import { Action, Paragraph } from './parts';
import type { MailData } from './payload';

export const placeClaimed: Letter<MailData['place-claimed']> = {
  subject: ({ place }, { productName }) => `Your claim for ${place} at ${productName}`,
  Body: ({ data: { firstName, place, link, decidedBy }, site }) => (
    <Layout site={site} title={`You were first: ${place}`} preview="Your claim is in and waits to be confirmed.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Your claim for {place} was the first one. It waits to be confirmed, by {dayOf(decidedBy)} at the latest. Until
        then nobody else can claim it.
      </Paragraph>
      <Paragraph>
        Leading a place is a role and not a property: it cannot be sold or passed on, and it ends when you stop. You can
        give it back at any time on its page.
      </Paragraph>
      <Action href={link}>Open {place}</Action>
    </Layout>
  ),
};

export const placeConfirmed: Letter<MailData['place-confirmed']> = {
  subject: ({ place }, { productName }) => `You lead ${place} at ${productName}`,
  Body: ({ data: { firstName, place, link, termEndsAt }, site }) => (
    <Layout site={site} title={`You lead ${place}`} preview="Your claim is confirmed. Here is what keeps it yours.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Your claim is confirmed. Your term runs until {dayOf(termEndsAt)}, and you can renew it in its last{' '}
        {placeRules.renewalDays} days.
      </Paragraph>
      <Paragraph>
        File a report on the page of your place at least every {placeRules.silenceDays} days: what happened, who met,
        what comes next. A few sentences are enough. Without one the place lapses and goes to whoever waits for it.
      </Paragraph>
      <Action href={link}>Open {place}</Action>
    </Layout>
  ),
};

export const placeOffered: Letter<MailData['place-offered']> = {
  subject: ({ place }, { productName }) => `${productName}: ${place} is free, and you are next`,
  Body: ({ data: { firstName, place, link, until }, site }) => (
    <Layout site={site} title={`${place} is yours to claim`} preview={`Until ${dayOf(until)} nobody else can.`}>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        You are the first on the waiting list, and nobody leads {place} now. Until {dayOf(until)} only you can claim it;
        after that it is offered to the next in line.
      </Paragraph>
      <Paragraph>If you no longer want it, leave the waiting list on the same page.</Paragraph>
      <Action href={link}>Claim {place}</Action>
    </Layout>
  ),
};

export const placeWarning: Letter<MailData['place-warning']> = {
  subject: ({ place, lapsesAt }, { productName }) => `${productName}: ${place} lapses on ${dayOf(lapsesAt)}`,
  Body: ({ data: { firstName, place, link, lapsesAt, isTermOver }, site }) => (
    <Layout site={site} title={`${place} lapses soon`} preview={`On ${dayOf(lapsesAt)}, unless you act.`}>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        {isTermOver
          ? `Your term ends on ${dayOf(lapsesAt)}. Renew it on the page of your place if you want to go on.`
          : `It is a while since your last report. Without a new one by ${dayOf(lapsesAt)} your place lapses.`}
      </Paragraph>
      <Action href={link}>Open {place}</Action>
    </Layout>
  ),
};

const reasons: Record<MailData['place-ended']['ending'], (place: string) => string> = {
  lapsed: (place) => `Nobody renewed the term or filed a report in time, so ${place} has lapsed.`,
  rejected: (place) => `Your claim for ${place} was not confirmed.`,
  released: (place) => `We have taken back the lead of ${place}.`,
  withdrawn: (place) => `You gave ${place} back.`,
};

export const placeEnded: Letter<MailData['place-ended']> = {
  subject: ({ place }, { productName }) => `About ${place} at ${productName}`,
  Body: ({ data: { firstName, place, link, ending }, site }) => (
    <Layout site={site} title={`About ${place}`} preview={reasons[ending](place)}>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        {reasons[ending](place)} It goes to whoever is next on its waiting list, and is free for everybody when nobody
        waits.
      </Paragraph>
      <Paragraph>Your reports stay on its page. You are welcome to ask for it again there.</Paragraph>
      <Action href={link}>Open {place}</Action>
    </Layout>
  ),
};
