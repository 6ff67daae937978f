/** Payment errors and notices from the server. */
export const paymentsOff = 'Payments are not available.';
export const paymentsUnavailable = 'We can’t reach our payment provider. You were not charged. Try again in a moment.';
export const paymentsUnreachable = 'We can’t reach our payment provider. Try again in a moment.';
export const paymentsChecking =
  'We are checking whether your payment went through, and will email you the result. Do not pay again until then.';
export const paymentsBusy = 'Too many payments right now. Try again in a moment.';
export const paymentsInvalidAnswer = 'Something went wrong with the payment provider. Try again later.';
export const paymentRequestInvalid = 'That didn’t work. Reload the page and try again.';

/** For the operator only. */
export const balanceTooLow = 'The balance at Stripe does not cover this transfer. Add funds, then send the run again.';

export const cardDeclined = 'Your card was declined. Try another one.';
export const cardNeedsOwner = 'Your bank needs you to confirm this payment. Confirm it or try another card.';

/** Messages by Stripe decline code. Codes that the cardholder cannot act on get the general message. */
export const declineCopy: Readonly<Record<string, string>> = {
  generic_decline: cardDeclined,
  insufficient_funds: 'Your card has insufficient funds. Try another one.',
  expired_card: 'Your card has expired. Use another one.',
  incorrect_cvc: 'Your card’s security code is incorrect. Check it and try again.',
  invalid_cvc: 'Your card’s security code is incorrect. Check it and try again.',
  incorrect_number: 'Your card number is incorrect. Use one of the test cards listed.',
  invalid_expiry_month: 'Your card’s expiration month is incorrect. Check it and try again.',
  invalid_expiry_year: 'Your card has expired, or its expiration year is incorrect. Check it and try again.',
  processing_error: 'Your bank couldn’t process the card. Try again in a moment.',
};

export const billingAddressNeeded =
  'Add your card again with your full billing address, so that tax can be calculated.';
export const noCard = 'Add a card first.';
export const subscriptionGone = 'We couldn’t find this subscription.';
export const cardNotYours = 'We can’t use this card. Enter it again.';
export const alreadyEnded = 'This subscription has ended. You can subscribe again anytime.';
export const changeUnavailable = 'You can’t switch to this plan right now. Open Billing to see your options.';
export const changeOutdated = 'These amounts are out of date. Check the new ones and try again.';
export const notCancelled = 'This subscription is not canceled.';
export const testDriveHad = 'This account or card already used its test drive. You can subscribe and cancel anytime.';
export const testDriveLater = 'You already have this plan as a gift. You can start a test drive when the gift ends.';
export const testDriveConsent = 'Agree to the test drive terms to continue.';
export const founderHad =
  'Your cofounder discount ended with your earlier subscription. You can subscribe at the full price.';
export const codeUnknown = 'We don’t recognize this code. Check it or leave it empty.';
export const codeOwn = 'You can’t use your own code.';
export const keyReused = 'This key was used for another request. Send a new one.';
export const giftUnknown = 'This gift code is invalid or already redeemed.';
export const refundUnknown = 'We couldn’t find this invoice.';
export const refundTooMuch = 'The refund is larger than the remaining paid amount.';
