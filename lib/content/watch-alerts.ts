import { dayOf } from '@/lib/domain/dates';
import { price } from './market-figures';

type Alert = {
  ticker: string;
  kind: 'above' | 'below' | 'expiry';
  price: number | null;
  daysBefore: number | null;
};

/** What an alert waits for, as a sentence. */
export function alertSentence({ ticker, kind, price: amount, daysBefore }: Alert) {
  if (kind !== 'expiry') return `A mail when ${ticker} closes ${kind} ${price(amount)}`;
  const when =
    daysBefore === 0 || daysBefore === null
      ? 'On the day'
      : daysBefore === 1
        ? 'One day before'
        : `${daysBefore} days before`;
  return `A mail ${when.toLowerCase()} an open signal on ${ticker} expires`;
}

/** How far it has come: an alert is one mail, not a stream of them. */
export const alertState = ({ createdAt, firedAt }: { createdAt: string; firedAt: string | null }) =>
  firedAt ? `Sent on ${dayOf(firedAt)}. It will not be sent again.` : `Waiting since ${dayOf(createdAt)}.`;

export const alertWords = {
  title: 'Alerts',
  lead: 'One mail each, when a day’s close passes a price or before a signal of ours expires. We compare once a day, after the close. When a stock is split, the price moves with it.',
  none: 'No alerts yet',
  noneText: 'Set one below, and we write to you once when it happens.',
  form: 'Set an alert',
  ticker: 'Ticker',
  kind: 'When',
  kinds: { above: 'It closes above a price', below: 'It closes below a price', expiry: 'A signal on it expires' },
  price: 'Price in US dollars',
  days: 'Days before',
  daysHint: '0 means the day itself; 60 at most.',
  submit: 'Set the alert',
  busy: 'Setting',
  remove: (sentence: string) => `Delete: ${sentence}`,
  removed: 'The alert is deleted.',
  added: 'The alert is set.',
} as const;
