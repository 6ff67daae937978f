import { dayOf } from '@/lib/domain/shared/dates';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Action, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

const Sample = ({ isSample }: { isSample: boolean }) =>
  isSample ? <Paragraph>Sample round. There is no offering and you can’t invest.</Paragraph> : null;

/**
 * Email that a round is open. It is limited to what a notice may say (17 CFR 227.204): that there is an offering, and
 * where.
 */
export const roundOpen: MailTemplate<MailData['round-open']> = {
  subject: ({ round }, { productName }) => `${productName}: ${round} is open`,
  Body: ({ data: { firstName, round, portal, link, isSample }, site }) => (
    <Layout site={site} title={`${round} is open`} preview={`Invest on ${portal}.`}>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        You reserved a spot in {round}. The offering is now open on {portal}. Your reservation is not an investment. To
        invest, go to {portal}.
      </Paragraph>
      <Sample isSample={isSample} />
      <Action href={link}>Open {round}</Action>
    </Layout>
  ),
};

export const roundChanged: MailTemplate<MailData['round-changed']> = {
  subject: ({ round, reconfirmBy }, { productName }) =>
    `${productName}: ${round} has changed, confirm by ${dayOf(reconfirmBy)}`,
  Body: ({ data: { firstName, round, text, reconfirmBy, link, isSample }, site }) => (
    <Layout
      site={site}
      title={`${round} has changed`}
      preview={`Confirm by ${dayOf(reconfirmBy)} to keep your commitment.`}
    >
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>There is a material change to {round}:</Paragraph>
      <Paragraph>{text}</Paragraph>
      <Paragraph>
        To stay invested, confirm by the end of {dayOf(reconfirmBy)}. Otherwise your commitment is canceled and your
        money is returned.
      </Paragraph>
      <Sample isSample={isSample} />
      <Action href={link}>Review the change</Action>
    </Layout>
  ),
};

const reasons: Record<MailData['commitment-ended']['ending'], (round: string) => string> = {
  withdrawn: (round) => `You canceled your commitment in ${round}.`,
  'not-reconfirmed': (round) => `You did not reconfirm after ${round} changed, so your commitment was canceled.`,
  'round-cancelled': (round) => `${round} was canceled, so your commitment was canceled.`,
  'not-held': (round) => `${round} has closed without an investment from you.`,
  completed: (round) => `${round} has closed and includes your commitment.`,
};

export const commitmentEnded: MailTemplate<MailData['commitment-ended']> = {
  subject: ({ round }, { productName }) => `${productName}: about your commitment in ${round}`,
  Body: ({ data: { firstName, round, ending, portal, at, link, isSample }, site }) => (
    <Layout site={site} title={`Your commitment in ${round}`} preview={reasons[ending](round)}>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        {reasons[ending](round)} Recorded on {dayOf(at)}.
      </Paragraph>
      <Paragraph>
        {portal} holds your money, not us. Check your account there
        {ending === 'withdrawn' ? ' and cancel there too if your commitment is still shown' : ''}.
      </Paragraph>
      <Sample isSample={isSample} />
      <Action href={link}>Open {round}</Action>
    </Layout>
  ),
};
