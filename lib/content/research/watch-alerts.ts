import { dayOf } from '@/lib/domain/shared/dates';
import { price } from '@/lib/content/market/market-figures';

type Alert = {
  ticker: string;
  kind: 'above' | 'below' | 'expiry';
  price: number | null;
  daysBefore: number | null;
};

/** What an alert waits for, as a sentence. */
export function alertSentence({ ticker, kind, price: amount, daysBefore }: Alert) {
  if (kind !== 'expiry') return `Email me when ${ticker} closes ${kind} ${price(amount)}`;
  const when =
    daysBefore === 0 || daysBefore === null
      ? 'On the day'
      : daysBefore === 1
        ? 'One day before'
        : `${daysBefore} days before`;
  return `Email me ${when.toLowerCase()} an open ${ticker} signal expires`;
}

/** How far it has come: an alert is one mail, not a stream of them. */
export const alertState = ({ createdAt, firedAt }: { createdAt: string; firedAt: string | null }) =>
  firedAt ? `Sent on ${dayOf(firedAt)}` : `Active since ${dayOf(createdAt)}`;

export const alertCopy = {
  title: 'Alerts',
  lead: 'Get one email when a stock closes past a price or before a signal expires. We check once a day after the close. Prices adjust for splits.',
  none: 'No alerts yet',
  noneText: 'Create an alert below.',
  form: 'Create alert',
  ticker: 'Ticker',
  kind: 'When',
  kinds: { above: 'Closes above a price', below: 'Closes below a price', expiry: 'A signal expires' },
  price: 'Price in US dollars',
  days: 'Days before',
  daysHint: '0 to 60. 0 is the same day.',
  submit: 'Create alert',
  busy: 'Creating',
  remove: (sentence: string) => `Delete: ${sentence}`,
  removed: 'Alert deleted.',
  added: 'Alert created.',
} as const;
