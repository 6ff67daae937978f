/** Server messages about banks and Tradier. */
export const bankOff = 'Connecting a bank is not available.';
export const bankUnreachable = 'We can’t reach Plaid right now. Try again in a moment.';
export const bankSlow = 'Plaid did not answer in time. Try again in a moment.';
export const bankBusy = 'Too many bank connections right now. Try again in a minute.';
export const bankInvalidAnswer = 'We couldn’t read Plaid’s response. Try again later.';
export const bankInstitutionAway = 'We can’t reach your bank right now. Try again later.';
export const bankStartAgain = 'This session expired or was already used. Start again.';
export const bankLoginNeeded = 'Your bank needs you to log in again.';
export const bankSetUpFirst =
  'Log in to your bank’s website first, because it needs something from you. Then reconnect here.';
export const bankUnsupported = 'This bank isn’t supported. Choose another one.';
export const bankTrouble = 'Your bank couldn’t complete this. Try again later.';
export const bankAccountUnfit = 'This account doesn’t support transfers. Choose a checking or savings account.';
export const bankOneOnly = 'Your brokerage account supports one bank at a time. Disconnect your current bank first.';
export const bankRemoving = 'The broker is still removing your previous bank. Connect another one later.';
export const bankUnlinkLeft = 'The broker has not removed the bank. The member was notified by email.';
export const bankLoginLeft = 'Plaid has not removed the login. Remove its item in the Plaid dashboard.';
export const bankNoAccount = 'Open a brokerage account to connect a bank.';
export const bankNotActive = 'You can connect a bank once your brokerage account is active.';
export const bankInUse = 'A transfer with this bank is in progress. You can disconnect the bank when it completes.';
export const bankGone = 'This bank is no longer connected.';
export const bankLoginWrong = 'The bank doesn’t recognize this login.';

export const tradierOff = 'Connecting Tradier is not available.';
export const tradierUnreachable = 'We can’t reach Tradier right now. Try again in a moment.';
export const tradierRefused = 'Tradier declined the request. Start again.';
export const tradierStateWrong = 'This link expired or was already used. Start again.';
export const tradierRemoved = 'Tradier disconnected and its keys deleted. You can also revoke access at Tradier.';
