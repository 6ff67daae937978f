import { createHash } from 'node:crypto';
import { StripeError } from './state';

type TestCard = {
  brand: string;
  /** The card that the demo suggests: for each customer, it counts as another card. */
  isSuggested?: true;
  /** The result of a payment with it. */
  declines?: { code: string; declineCode: string; message: string };
  /** Also when it is only saved, without a payment. */
  atSetup?: true;
  /** The bank requires authentication for every payment. */
  asks?: true;
  /** Paid, then disputed. */
  disputes?: true;
  /** Its bank rejects refunds later. */
  refusesRefunds?: true;
};

const decline = (declineCode: string, message: string, code = 'card_declined') => ({ code, declineCode, message });

/** Stripe's own test numbers and their behavior. No other number is accepted. */
export const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', isSuggested: true },
  '4000056655665556': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '2223003122003222': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '6011111111111117': { brand: 'discover' },
  '4000000000000002': {
    brand: 'visa',
    atSetup: true,
    declines: decline('generic_decline', 'Your card was declined.'),
  },
  '4000000000009995': {
    brand: 'visa',
    atSetup: true,
    declines: decline('insufficient_funds', 'Your card has insufficient funds.'),
  },
  '4000000000000069': {
    brand: 'visa',
    atSetup: true,
    declines: decline('expired_card', 'Your card has expired.', 'expired_card'),
  },
  '4000000000000127': {
    brand: 'visa',
    atSetup: true,
    declines: decline('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
  },
  // Can be saved, but every payment is declined.
  '4000000000000341': { brand: 'visa', declines: decline('generic_decline', 'Your card was declined.') },
  '4000002760003184': { brand: 'visa', asks: true },
  '4000000000000259': { brand: 'visa', disputes: true },
  '4000000000005126': { brand: 'visa', refusesRefunds: true },
};

export const cardError = ({ code, declineCode, message }: NonNullable<TestCard['declines']>) =>
  new StripeError(402, { type: 'card_error', code, decline_code: declineCode, message });

/**
 * The same number has the same fingerprint for every customer, except the suggested one: every visitor of a demo types
 * it, and each of them may start a test drive, which is granted once per card. `owner` is the customer, or the payment
 * method until it has one.
 */
export const fingerprintOf = (number: string, owner: string) =>
  createHash('sha256')
    .update(testCards[number]?.isSuggested ? `card ${number} ${owner}` : `card ${number}`)
    .digest('base64url')
    .replaceAll(/[-_]/g, 'x')
    .slice(0, 16);
