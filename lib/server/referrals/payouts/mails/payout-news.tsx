import { usdExact } from '@/lib/domain/shared/money';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Action, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';
import type { PayoutMailKind } from './payout-kinds';

type News = MailData['payout-news'];
type Copy = { title: string; text: (news: News) => string; isSecurity?: true };

const amountOf = ({ amountCents }: News) => usdExact(amountCents ?? 0);
const because = ({ reason }: News) => (reason === null ? '.' : `: ${reason}.`);

const copy: Record<PayoutMailKind, Copy> = {
  'details-changed': {
    title: 'Your payout details changed',
    text: ({ destination }) => `Commissions will be paid to ${destination}.`,
    isSecurity: true,
  },
  requested: {
    title: 'A payout was requested',
    text: (news) =>
      `${amountOf(news)} will be paid to ${news.destination} with the next payout run. You can cancel it until then.`,
    isSecurity: true,
  },
  paid: {
    title: 'Your payout was sent',
    text: (news) => `We sent ${amountOf(news)} to ${news.destination}. It usually arrives in 1 to 3 business days.`,
  },
  failed: {
    title: 'Your payout did not go through',
    text: (news) =>
      `${amountOf(news)} could not be paid to ${news.destination}${because(news)} The amount is back in your balance. Check your payout details, then request it again.`,
  },
  returned: {
    title: 'Your payout was returned',
    text: (news) =>
      `${amountOf(news)} paid to ${news.destination} came back${because(news)} The amount is back in your balance. Check your payout details, then request it again.`,
  },
};

/** Email about a payout, or about changed payout details. */
export const payoutNews: MailTemplate<News> = {
  subject: ({ kind }, { productName }) => `${productName}: ${copy[kind].title.toLowerCase()}`,
  Body: ({ data, site }) => {
    const { title, text, isSecurity } = copy[data.kind];
    return (
      <Layout site={site} title={title} preview={text(data)}>
        <Paragraph>Hello {data.firstName},</Paragraph>
        <Paragraph>{text(data)}</Paragraph>
        {isSecurity ? (
          <Paragraph>If you did not do this, change your password and contact us right away.</Paragraph>
        ) : null}
        <Action href={data.link}>View your payouts</Action>
      </Layout>
    );
  },
};
