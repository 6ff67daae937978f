import { dayOf } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/exact-money';
import type { BillingKind } from './billing-kinds';
import { Layout } from '@/lib/server/platform/mail/layout';
import type { Letter } from '@/lib/server/platform/mail/letter';
import { Action, Paragraph } from '@/lib/server/platform/mail/parts';
import type { MailData } from '@/lib/server/app/mail/payload';

type Facts = { day: string; amount: string; each: string };
type Words = { title: string; text: (facts: Facts) => string; action: string };

const words: Record<BillingKind, Words> = {
  'trial-begun': {
    title: 'Your test drive has begun',
    text: ({ day, amount, each }) =>
      `You see everything a member sees until ${day}. Then your card is charged ${amount}, and again each ${each}. Before that we write to you once more. If you cancel before ${day}, nothing is charged.`,
    action: 'See or cancel it',
  },
  'trial-ending': {
    title: 'Your test drive ends soon',
    text: ({ day, amount, each }) =>
      `It ends on ${day}. Your card is then charged ${amount}, and again each ${each}. If you do not want that, cancel before ${day}: two clicks on your billing page, and nothing is charged.`,
    action: 'Keep or cancel it',
  },
  paid: {
    title: 'Your receipt',
    text: ({ amount, day }) =>
      `We received ${amount}. It pays for your membership until ${day}. The invoice is on your billing page.`,
    action: 'See the invoice',
  },
  'payment-not-made': {
    title: 'Your payment did not go through',
    text: () =>
      'We lost the connection while your payment was being made, so we checked with our payment provider: nothing was charged. You can try again on your billing page.',
    action: 'Try again',
  },
  'payment-failed': {
    title: 'Your payment did not go through',
    text: ({ amount, day }) =>
      `We could not charge ${amount}. Nothing closes yet: you have until ${day} to pay with this card or another one. We try again by ourselves as well.`,
    action: 'Pay what is open',
  },
  'payment-reminder': {
    title: 'Your payment is still open',
    text: ({ amount, day }) =>
      `${amount} could not be charged so far. With another card everything stays as it is; without, what is for members closes on ${day}.`,
    action: 'Use another card',
  },
  'payment-last-reminder': {
    title: 'Tomorrow your membership pauses',
    text: ({ amount, day }) =>
      `${amount} is still open. On ${day} what is for members closes. It opens again at once when the payment comes.`,
    action: 'Use another card',
  },
  'payment-mended': {
    title: 'Your payment came through',
    text: ({ day }) => `Thank you. Everything is open, and paid until ${day}.`,
    action: 'See your billing page',
  },
  cancelled: {
    title: 'Your subscription is cancelled',
    text: ({ day }) =>
      `It runs until ${day}, and nothing is charged any more. Until then one click on your billing page takes the cancellation back.`,
    action: 'See your billing page',
  },
  restored: {
    title: 'Your subscription goes on',
    text: ({ day, amount, each }) =>
      `You took the cancellation back. The next charge is ${amount} on ${day}, and again each ${each}.`,
    action: 'See your billing page',
  },
  ended: {
    title: 'Your subscription has ended',
    text: ({ day }) =>
      `It ended on ${day}. Your card is not charged any more. Your account stays, and you can subscribe again at any time.`,
    action: 'See your billing page',
  },
  'card-expiring': {
    title: 'Your card expires soon',
    text: ({ day, amount }) =>
      `The card on file expires before the next charge of ${amount} on ${day}. Please add the new one, so that nothing is interrupted.`,
    action: 'Add the new card',
  },
  refunded: {
    title: 'Your money is on its way back',
    text: ({ amount }) =>
      `We gave back ${amount}. Your bank may take five to ten days to show it. Your plan itself is not changed by this: your billing page says how it stands.`,
    action: 'See your billing page',
  },
  'refund-failed': {
    title: 'Your bank did not take your money back',
    text: ({ amount }) =>
      `Your bank refused the ${amount} that we gave back, as banks do when a card or an account was closed. The money is with us and stays yours. Please write to us, at the address on our terms page, so that we can send it another way.`,
    action: 'See your billing page',
  },
  'grant-ended': {
    title: 'Your free membership has ended',
    text: ({ day }) => `It ran until ${day}. Nothing was charged, and nothing will be unless you subscribe yourself.`,
    action: 'See your billing page',
  },
};

export const billingLetter: Letter<MailData['billing']> = {
  subject: ({ kind }, { productName }) => `${productName}: ${words[kind].title}`,
  Body: ({ data: { firstName, kind, amountCents, interval, at, link }, site }) => {
    const { title, text, action } = words[kind];
    const said = text({
      day: at === null ? 'the end of the period' : dayOf(at),
      amount: usdExact(amountCents),
      each: interval,
    });
    return (
      <Layout site={site} title={title} preview={said}>
        <Paragraph>Hello {firstName},</Paragraph>
        <Paragraph>{said}</Paragraph>
        <Action href={link}>{action}</Action>
      </Layout>
    );
  },
};
