import { placeRules } from '@/lib/domain/places/places';
import { dayOf } from '@/lib/domain/shared/dates';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Action, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

export const placeClaimed: MailTemplate<MailData['place-claimed']> = {
  subject: ({ place }, { productName }) => `Your claim for ${place} at ${productName}`,
  Body: ({ data: { firstName, place, link, decidedBy }, site }) => (
    <Layout site={site} title={`Your claim for ${place}`} preview="We’ll review it and email you.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        You were first to claim {place}. We’ll review your claim by {dayOf(decidedBy)} and email you. Until then the
        place is reserved for you.
      </Paragraph>
      <Paragraph>You can’t sell or transfer this role. You can step down anytime on the place’s page.</Paragraph>
      <Action href={link}>Open {place}</Action>
    </Layout>
  ),
};

export const placeConfirmed: MailTemplate<MailData['place-confirmed']> = {
  subject: ({ place }, { productName }) => `You lead ${place} at ${productName}`,
  Body: ({ data: { firstName, place, link, termEndsAt }, site }) => (
    <Layout site={site} title={`You lead ${place}`} preview="Your claim is confirmed.">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Your claim is confirmed. Your term runs until {dayOf(termEndsAt)}, and you can renew it in its last{' '}
        {placeRules.renewalDays} days.
      </Paragraph>
      <Paragraph>
        File a short report at least every {placeRules.silenceDays} days: what happened, who met and what comes next.
        Without one, your place goes to the next person on the waiting list.
      </Paragraph>
      <Action href={link}>Open {place}</Action>
    </Layout>
  ),
};

export const placeOffered: MailTemplate<MailData['place-offered']> = {
  subject: ({ place }, { productName }) => `${productName}: ${place} is available, and you are next`,
  Body: ({ data: { firstName, place, link, until }, site }) => (
    <Layout site={site} title={`${place} is yours to claim`} preview={`Reserved for you until ${dayOf(until)}.`}>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        You are first on the waiting list for {place}. Claim it by {dayOf(until)}, or we will offer it to the next
        person.
      </Paragraph>
      <Paragraph>No longer interested? Leave the waiting list on the same page.</Paragraph>
      <Action href={link}>Claim {place}</Action>
    </Layout>
  ),
};

export const placeWarning: MailTemplate<MailData['place-warning']> = {
  subject: ({ place, lapsesAt }, { productName }) => `${productName}: ${place} lapses on ${dayOf(lapsesAt)}`,
  Body: ({ data: { firstName, place, link, lapsesAt, isTermOver }, site }) => (
    <Layout site={site} title={`${place} lapses soon`} preview={`On ${dayOf(lapsesAt)}, unless you act.`}>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        {isTermOver
          ? `Your term ends on ${dayOf(lapsesAt)}. Renew it on your place’s page to continue.`
          : `Your next report is due. File it by ${dayOf(lapsesAt)} to keep your place.`}
      </Paragraph>
      <Action href={link}>Open {place}</Action>
    </Layout>
  ),
};

const reasons: Record<MailData['place-ended']['ending'], (place: string) => string> = {
  lapsed: (place) => `Your role for ${place} ended because the term was not renewed or a report was missing.`,
  rejected: (place) => `Your claim for ${place} was not confirmed.`,
  released: (place) => `We ended your role as owner of ${place}.`,
  withdrawn: (place) => `You gave up ${place}.`,
};

export const placeEnded: MailTemplate<MailData['place-ended']> = {
  subject: ({ place }, { productName }) => `About ${place} at ${productName}`,
  Body: ({ data: { firstName, place, link, ending }, site }) => (
    <Layout site={site} title={`About ${place}`} preview={reasons[ending](place)}>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>{reasons[ending](place)} If others are waiting, the place goes to the first of them.</Paragraph>
      {/* A claim that was not confirmed has no reports. */}
      {ending === 'rejected' ? null : (
        <Paragraph>Any reports you published stay on its page. You can claim it again there.</Paragraph>
      )}
      <Action href={link}>Open {place}</Action>
    </Layout>
  ),
};
