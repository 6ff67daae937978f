import { depositHoldBankingDays } from '@/lib/domain/brokerage/transfer-limits';
import { fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Action, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';
import type { TransferMailKind } from './transfer-kinds';

type News = MailData['transfer-news'];
type Copy = { title: string; text: (news: News, bank: string) => string; isSecurity?: true };

const because = (reason: string | null) => (reason === null ? '.' : `: ${reason}.`);

const copy: Record<TransferMailKind, Copy> = {
  'deposit-started': {
    title: 'Your deposit has started',
    text: ({ expectedOn }, bank) =>
      `It comes from ${bank} and should be in your brokerage account by ${fullDate(expectedOn)}.`,
  },
  'deposit-completed': {
    title: 'Your deposit is complete',
    text: (_, bank) =>
      `The money from ${bank} is in your brokerage account. You can usually withdraw it after ${depositHoldBankingDays} business days.`,
  },
  'deposit-returned': {
    title: 'Your deposit was returned',
    text: ({ reason }, bank) =>
      `${bank} returned the payment${because(reason)} It is no longer in your brokerage account.`,
  },
  'deposit-failed': {
    title: 'Your deposit did not go through',
    text: ({ reason }, bank) => `No money was moved from ${bank}${because(reason)} You can try again.`,
  },
  'deposit-canceled': {
    title: 'Your deposit was canceled',
    text: (_, bank) => `No money was moved from ${bank}.`,
  },
  'withdrawal-started': {
    title: 'A withdrawal was requested',
    text: ({ expectedOn }, bank) => `The money goes to ${bank} and should be there by ${fullDate(expectedOn)}.`,
    isSecurity: true,
  },
  'withdrawal-completed': {
    title: 'Your withdrawal is complete',
    text: (_, bank) => `The money was sent to ${bank}.`,
  },
  'withdrawal-returned': {
    title: 'Your withdrawal was returned',
    text: ({ reason }, bank) =>
      `${bank} rejected the payment${because(reason)} The money goes back to your brokerage account.`,
  },
  'withdrawal-failed': {
    title: 'Your withdrawal did not go through',
    text: ({ reason }, bank) =>
      `No money was sent to ${bank}${because(reason)} The money is still in your brokerage account.`,
  },
  'withdrawal-canceled': {
    title: 'Your withdrawal was canceled',
    text: (_, bank) => `No money was sent to ${bank}. The money is still in your brokerage account.`,
  },
};

/** Email about the progress of a deposit or a withdrawal. */
export const transferNews: MailTemplate<News> = {
  subject: ({ kind }, { productName }) => `${productName}: ${copy[kind].title.toLowerCase()}`,
  Body: ({ data, site }) => {
    const { title, text, isSecurity } = copy[data.kind];
    const bank = data.bankMask === null ? data.bankName : `${data.bankName} ending in ${data.bankMask}`;
    const amount = usdExact(data.amountCents);
    return (
      <Layout site={site} title={title} preview={`${amount}, ${bank}.`}>
        <Paragraph>Hello {data.firstName},</Paragraph>
        <Paragraph>
          {title}: {amount}. {text(data, bank)}
        </Paragraph>
        {isSecurity ? (
          <Paragraph>
            If you did not request this, cancel it on your transfers page, change your password and contact us right
            away.
          </Paragraph>
        ) : null}
        <Action href={data.link}>View your transfers</Action>
      </Layout>
    );
  },
};
