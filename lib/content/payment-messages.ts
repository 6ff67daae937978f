/** Sentences about paying that the server says. */
export const paymentsOff = 'Payments are not switched on here.';
export const paymentsAway = 'Payments cannot be reached right now. Nothing was charged. Please try again in a moment.';
export const paymentsSlow =
  'We did not hear back about your payment in time. Please look at your billing page before you try again.';
export const paymentsBusy = 'Many people are paying right now. Please try again in a moment.';
export const paymentsMadeNoSense = 'We got an answer that we do not understand. Please try again later.';
export const paymentRefused = 'This could not be done. Please reload the page and try again.';

export const cardDeclined = 'Your card was declined. Please try another one.';
export const cardNeedsOwner = 'Your bank wants you to confirm this payment. Please confirm it, or try another card.';

/** By Stripe's words for why a card was refused; some of them are nobody's business but its owner's bank's. */
export const declineWords: Readonly<Record<string, string>> = {
  generic_decline: cardDeclined,
  insufficient_funds: 'Your card was declined: there is not enough on it. Please try another one.',
  expired_card: 'Your card has expired. Please use another one.',
  incorrect_cvc: 'The security code of your card is not right. Please look at it again.',
  invalid_cvc: 'The security code of your card is not right. Please look at it again.',
  incorrect_number:
    'This card number is not right. The demonstration takes only the test numbers that stand beside it.',
  invalid_expiry_month: 'The month of your card is not right. Please look at it again.',
  invalid_expiry_year: 'Your card has expired, or its year is not right. Please look at it again.',
  processing_error: 'Something went wrong at the bank. Please try again in a moment.',
};

export const noCard = 'Please add a card first.';
export const subscriptionGone = 'There is no such subscription.';
export const cardNotYours = 'This card cannot be used. Please enter it again.';
export const alreadyEnded = 'This subscription has ended. You can subscribe again at any time.';
export const notCancelled = 'Nothing is cancelled.';
export const testDriveHad =
  'This account or this card has had its test drive. You can subscribe without one, and cancel at any time.';
export const testDriveConsent = 'Please agree to how the test drive ends.';
export const founderHad =
  'The founder’s discount ended with your earlier subscription. You can subscribe at the full price.';
export const codeUnknown = 'We do not know this code. Please look at it again, or leave it out.';
export const codeOwn = 'This is your own code. It credits you when others use it.';
export const keyReused = 'This key was used for another request. Please send a new one.';
export const giftUnknown = 'We do not know this gift code, or it was used already.';
export const refundUnknown = 'There is no such invoice.';
export const refundTooMuch = 'More cannot be given back than was paid and is left of it.';
