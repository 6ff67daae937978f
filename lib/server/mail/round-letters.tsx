import { dayOf } from '@/lib/domain/dates';
import { Layout } from './layout';
import type { Letter } from './letter';
import { Action, Paragraph } from './parts';
import type { MailData } from './payload';

const Sample = ({ isSample }: { isSample: boolean }) =>
  isSample ? <Paragraph>This round is a sample: there is no offering, and nothing can be bought.</Paragraph> : null;

/** Only what a notice may say (17 CFR 227.204): that there is an offering, and where. */
export const roundOpen: Letter<MailData['round-open']> = {
  subject: ({ round }, { productName }) => `${productName}: ${round} is open`,
  Body: ({ data: { firstName, round, portal, link, isSample }, site }) => (
    <Layout site={site} title={`${round} is open`} preview={`It runs on the platform of ${portal}.`}>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        You reserved in {round}. The offering is open now, on the platform of {portal} alone. Your reservation was
        without obligation and becomes nothing by itself: what you decide, you tell {portal}.
      </Paragraph>
      <Sample isSample={isSample} />
      <Action href={link}>Open {round}</Action>
    </Layout>
  ),
};

export const roundChanged: Letter<MailData['round-changed']> = {
  subject: ({ round, reconfirmBy }, { productName }) =>
    `${productName}: ${round} has changed, confirm by ${dayOf(reconfirmBy)}`,
  Body: ({ data: { firstName, round, text, reconfirmBy, link, isSample }, site }) => (
    <Layout site={site} title={`${round} has changed`} preview={`Without your word by ${dayOf(reconfirmBy)} it ends.`}>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>Something about {round} has changed that may matter to your decision:</Paragraph>
      <Paragraph>{text}</Paragraph>
      <Paragraph>
        If you still want to invest, confirm by the end of {dayOf(reconfirmBy)}. If you do nothing, your commitment is
        cancelled and your money goes back to you.
      </Paragraph>
      <Sample isSample={isSample} />
      <Action href={link}>Read it and decide</Action>
    </Layout>
  ),
};

const reasons: Record<MailData['commitment-ended']['ending'], (round: string) => string> = {
  withdrawn: (round) => `You cancelled your commitment in ${round}.`,
  'not-reconfirmed': (round) => `You did not confirm anew after ${round} changed, so your commitment is cancelled.`,
  'round-cancelled': (round) => `${round} was called off, so your commitment is cancelled.`,
  'not-held': (round) => `${round} has closed, and the platform held nothing for you.`,
  completed: (round) => `${round} has closed with your commitment in it.`,
};

export const commitmentEnded: Letter<MailData['commitment-ended']> = {
  subject: ({ round }, { productName }) => `${productName}: about your commitment in ${round}`,
  Body: ({ data: { firstName, round, ending, portal, at, link, isSample }, site }) => (
    <Layout site={site} title={`Your commitment in ${round}`} preview={reasons[ending](round)}>
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        {reasons[ending](round)} We wrote this down on {dayOf(at)}.
      </Paragraph>
      <Paragraph>
        We hold none of your money. {portal} does, and what it holds for you stands in your account there: please look
        at it{ending === 'withdrawn' ? ', and cancel there too if it still shows your commitment' : ''}.
      </Paragraph>
      <Sample isSample={isSample} />
      <Action href={link}>Open {round}</Action>
    </Layout>
  ),
};
