import { dayOf } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import type { BillingKind } from './billing-kinds';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { MailTemplate } from '@/lib/server/platform/mail/mail-template';
import { Action, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

type Facts = { day: string; amount: string; each: string };
type BillingMailCopy = { title: string; text: (facts: Facts) => string; action: string };

const billingMailCopy: Record<BillingKind, BillingMailCopy> = {
  'trial-begun': {
    title: 'Your test drive has started',
    text: ({ day, amount, each }) =>
      `You have full access until ${day}. Then we charge your card ${amount} every ${each}. We’ll remind you first. Cancel before ${day} and you won’t be charged.`,
    action: 'Manage your plan',
  },
  'trial-ending': {
    title: 'Your test drive ends soon',
    text: ({ day, amount, each }) =>
      `It ends on ${day}. Then we charge your card ${amount} every ${each}. To avoid the charge, cancel on your billing page before ${day}.`,
    action: 'Manage your plan',
  },
  'after-gift-begun': {
    title: 'You’re subscribed',
    text: ({ day, amount, each }) =>
      `Your free access lasts until ${day}. Then we charge your card ${amount} every ${each}. We’ll remind you first. Cancel before ${day} and you won’t be charged.`,
    action: 'Manage your plan',
  },
  'after-gift-ending': {
    title: 'Your first charge is soon',
    text: ({ day, amount, each }) =>
      `Your free access ends on ${day}. Then we charge your card ${amount} every ${each}. To avoid the charge, cancel on your billing page before ${day}.`,
    action: 'Manage your plan',
  },
  paid: {
    title: 'Your receipt',
    text: ({ amount, day }) =>
      `We received your payment of ${amount}. Your subscription is paid until ${day}. Your invoice is on your billing page.`,
    action: 'View invoice',
  },
  'payment-not-made': {
    title: 'Your payment did not go through',
    text: () =>
      'The connection failed during your payment. We checked with our payment provider: you were not charged. You can try again on your billing page.',
    action: 'Try again',
  },
  'payment-failed': {
    title: 'Your payment did not go through',
    text: ({ amount, day }) =>
      `We couldn’t charge ${amount}. You keep access until ${day}. We’ll retry your card automatically, or you can update your payment method now.`,
    action: 'Update payment method',
  },
  'payment-reminder': {
    title: 'Your payment is overdue',
    text: ({ amount, day }) =>
      `We still couldn’t charge ${amount}. Update your payment method by ${day} to keep your access.`,
    action: 'Update payment method',
  },
  'payment-last-reminder': {
    title: 'Your access pauses tomorrow',
    text: ({ amount, day }) =>
      `Your payment of ${amount} is still due. Your access pauses on ${day} and returns as soon as you pay.`,
    action: 'Update payment method',
  },
  'payment-recovered': {
    title: 'Your payment went through',
    text: ({ day }) => `Thank you. Your subscription is paid until ${day}.`,
    action: 'View billing',
  },
  cancelled: {
    title: 'Your subscription is canceled',
    text: ({ day }) =>
      `You keep access until ${day} and won’t be charged again. You can resume anytime before then on your billing page.`,
    action: 'View billing',
  },
  restored: {
    title: 'Your subscription is active again',
    text: ({ day, amount, each }) =>
      `You resumed your subscription. The next charge is ${amount} on ${day}, then every ${each}.`,
    action: 'View billing',
  },
  ended: {
    title: 'Your subscription has ended',
    text: ({ day }) =>
      `It ended on ${day}, and your card won’t be charged again. You keep your account and can subscribe again anytime.`,
    action: 'View billing',
  },
  'card-expiring': {
    title: 'Your card expires soon',
    text: ({ day, amount }) =>
      `Your card expires before the next charge of ${amount} on ${day}. Add a new card to keep your subscription.`,
    action: 'Update payment method',
  },
  refunded: {
    title: 'Your refund is on its way',
    text: ({ amount }) =>
      `We refunded ${amount}. It may take your bank 5 to 10 days to post it. Your subscription doesn’t change.`,
    action: 'View billing',
  },
  'refund-failed': {
    title: 'Your bank rejected your refund',
    text: ({ amount }) =>
      `Your bank rejected your refund of ${amount}, usually because the card or account was closed. The money is still yours. Contact us at the address on our terms page and we’ll send it another way.`,
    action: 'View billing',
  },
  'grant-ended': {
    title: 'Your free access has ended',
    text: ({ day }) => `It ended on ${day}. You were not charged and won’t be unless you subscribe.`,
    action: 'View billing',
  },
};

export const billingTemplate: MailTemplate<MailData['billing']> = {
  subject: ({ kind }, { productName }) => `${productName}: ${billingMailCopy[kind].title}`,
  Body: ({ data: { firstName, kind, amountCents, interval, at, link }, site }) => {
    const { title, text, action } = billingMailCopy[kind];
    const copy = text({
      day: at === null ? 'the end of the period' : dayOf(at),
      amount: usdExact(amountCents),
      each: interval,
    });
    return (
      <Layout site={site} title={title} preview={copy}>
        <Paragraph>Hello {firstName},</Paragraph>
        <Paragraph>{copy}</Paragraph>
        <Action href={link}>{action}</Action>
      </Layout>
    );
  },
};
