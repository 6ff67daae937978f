import { dayOf, fullDate } from '@/lib/domain/shared/dates';
import { price } from '@/lib/content/market/market-figures';

type Alert = {
  ticker: string;
  kind: 'above' | 'below' | 'expiry';
  price: number | null;
  daysBefore: number | null;
};

/** Describes an alert's condition in a sentence. */
export function alertSentence({ ticker, kind, price: amount, daysBefore }: Alert) {
  if (kind !== 'expiry') return `Email me when ${ticker} closes ${kind} ${price(amount)}`;
  const when =
    daysBefore === 0 || daysBefore === null
      ? 'On the day'
      : daysBefore === 1
        ? '1 day before'
        : `${daysBefore} days before`;
  return `Email me ${when.toLowerCase()} an open ${ticker} signal expires`;
}

type Close = { price: number | null; priceDay: string | null };

/**
 * The last close, shown next to the typed price, with a warning if the price was already passed: the email would then
 * be sent at the next check.
 */
export function closeSentence({ price: close, priceDay }: Close, kind: Alert['kind'], typed: number | undefined) {
  if (close === null || priceDay === null) return undefined;
  // A price of zero or less has its own error.
  const isPast =
    typed !== undefined && typed > 0 && (kind === 'above' ? close > typed : kind === 'below' && close < typed);
  return `Last close: ${price(close)} on ${fullDate(priceDay)}.${isPast ? ` It is already ${kind} your price.` : ''}`;
}

/** The status of an alert. Each alert sends a single email. */
export const alertState = ({ createdAt, firedAt }: { createdAt: string; firedAt: string | null }) =>
  firedAt ? `Sent on ${dayOf(firedAt)}` : `Active since ${dayOf(createdAt)}`;

export const alertCopy = {
  title: 'Alerts',
  lead: 'Get one email when a stock closes past your price, or before a signal expires. We check once a day after the close and adjust your price for splits.',
  none: 'No alerts yet',
  form: 'Create alert',
  ticker: 'Ticker',
  kind: 'When',
  kinds: { above: 'Closes above a price', below: 'Closes below a price', expiry: 'A signal expires' },
  price: 'Price in US dollars',
  days: 'Days before',
  daysHint: '0 to 60. 0 is the same day.',
  submit: 'Create alert',
  busy: 'Creating',
  edit: (sentence: string) => `Edit: ${sentence}`,
  editForm: (ticker: string) => `Edit alert for ${ticker}`,
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  saved: 'Alert updated.',
  remove: (sentence: string) => `Delete: ${sentence}`,
  removed: 'Alert deleted.',
  added: 'Alert created.',
} as const;
