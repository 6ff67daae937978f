/** Server messages about deposits and withdrawals. */
export const transferSlow = 'The broker did not respond in time. Try again in a few minutes.';
export const transferUnreadable = 'We couldn’t read the broker’s response. Try again in a few minutes.';
export const transferConflict = 'The broker can’t complete this right now. Try again later.';
export const transferRefused = (message: string | undefined) =>
  message === undefined ? 'The broker declined this transfer.' : `The broker declined this transfer: ${message}`;

export const transfersOff = 'Transfers are not available yet.';
export const transferNoAccount = 'Open a brokerage account before you move money.';
export const transferNotActive = 'Your brokerage account is not active yet.';
export const transferNoBank = 'Connect a bank before you move money.';
export const transferBankNotReady = 'Your bank is still being set up. Try again when it’s ready.';
export const transferNotFound = 'We couldn’t find this transfer.';
export const transferKeyReused = 'This request was already used for another transfer. Start again.';
export const transferUnconfirmed =
  'We are still confirming your last transfer with the broker. Try again in a few minutes.';
export const transferTooManyOpen = (max: number) =>
  `You have ${max} transfers in progress. Wait until one is complete, or cancel one.`;
export const transferOverDailyLimit = (limit: string, left: string) =>
  `The limit is ${limit} a day. You can move ${left} more today.`;
export const transferOverBalance = (available: string) => `You have ${available} available to withdraw.`;
export const transferTooLate = 'This transfer can no longer be canceled.';
