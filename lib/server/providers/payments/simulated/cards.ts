import { createHash } from 'node:crypto';
import { StripeError } from './state';

type TestCard = {
  brand: string;
  /** The card that the demo suggests. It gets a different fingerprint for each customer. */
  isSuggested?: true;
  /** Set if payments with the card are declined, and how. */
  declines?: { code: string; declineCode: string; message: string };
  /** Whether the card is also declined when it is only saved. */
  atSetup?: true;
  /** Whether the bank requires authentication for every payment. */
  asks?: true;
  /** Whether payments succeed but are then disputed. */
  disputes?: true;
  /** Whether the card's bank later rejects refunds. */
  refusesRefunds?: true;
};

const decline = (declineCode: string, message: string, code = 'card_declined') => ({ code, declineCode, message });

/** Stripe's test card numbers and their behavior. No other number is accepted. */
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
 * A number has the same fingerprint for every customer, except the suggested one: every visitor of a demo types it, and
 * each may start a test drive, which is granted once per card. `owner` is the customer or, until it has one, the
 * payment method.
 */
export const fingerprintOf = (number: string, owner: string) =>
  createHash('sha256')
    .update(testCards[number]?.isSuggested ? `card ${number} ${owner}` : `card ${number}`)
    .digest('base64url')
    .replaceAll(/[-_]/g, 'x')
    .slice(0, 16);
