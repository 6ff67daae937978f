/** Sentences about banks and Tradier that the server says. */
export const bankOff = 'Linking a bank is not switched on here.';
export const bankAway = 'Plaid cannot be reached right now. Please try again in a moment.';
export const bankSlow = 'Plaid did not answer in time. Please try again in a moment.';
export const bankBusy = 'Many people are linking banks right now. Please try again in a minute.';
export const bankMadeNoSense = 'Plaid answered something that we do not understand. Please try again later.';
export const bankInstitutionAway = 'Your bank cannot be reached right now. Please try again later.';
export const bankStartAgain = 'This was used already, or took too long. Please start again.';
export const bankLoginNeeded = 'Your bank asks you to log in again before it tells us anything.';
export const bankSetUpFirst =
  'Please log in at your bank’s own site first: it needs something from you there. Then reconnect it here.';
export const bankUnsupported = 'This bank cannot be linked here. Please choose another bank.';
export const bankTrouble = 'Your bank could not do this. Please try again later.';
export const bankAccountUnfit = 'This account cannot move money this way. Please choose a checking or savings account.';
export const bankOneOnly =
  'Your brokerage account works with one bank at a time. Take the link to the other one away first.';
export const bankRemoving = 'Your last bank is still being removed at the broker. Please link another one later.';
export const bankUnlinkLeft = 'The broker has not removed the bank. The member was told by mail.';
export const bankLoginLeft = 'Plaid has not removed the login. Its item has to be removed in the dashboard of Plaid.';
export const bankNoAccount = 'A bank is linked to a brokerage account, and you have none yet.';
export const bankNotActive = 'You can connect a bank once your brokerage account is active.';
export const bankInUse = 'A transfer with this bank is in progress. You can remove the bank when it is complete.';
export const bankGone = 'That bank is not linked any more.';
export const bankRemoved = 'The link to that bank is gone.';
export const bankLoginWrong = 'The bank does not know this login.';

export const tradierOff = 'Linking a Tradier account is not switched on here.';
export const tradierAway = 'Tradier cannot be reached right now. Please try again in a moment.';
export const tradierRefused = 'Tradier did not accept this. Please start again.';
export const tradierStateWrong = 'This came back from somewhere else, a second time or too late. Please start again.';
export const tradierLinked = 'Your Tradier account is linked.';
export const tradierRemoved = 'The link is gone, and so are its keys. You can withdraw it at Tradier as well.';
