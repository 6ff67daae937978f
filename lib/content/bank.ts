import type { BankHindrance, BankLinkState } from '@/lib/domain/banking';

/** Words of the page on which a bank and a Tradier account are linked. */
export const bankPageWords = {
  title: 'Bank and brokerage links',
  description: 'The bank that your brokerage account works with, and a Tradier account that this site may read.',
  lead: 'You log in at the bank or the broker itself. We never see that login, and each link can be taken away here.',
  needsScripts: 'Links are shown to you alone, for which this page needs scripts.',
  loading: 'Fetching your links',
  failed: 'We could not fetch your links',
  signInTitle: 'Log in to see your links',
  signInText: 'Banks and brokerage accounts are linked to a member account.',
  logIn: 'Log in',
  investorTitle: 'Links belong to member accounts',
  investorText: 'You are logged in as an investor. Log in with a member account, or open one under the same email.',
} as const;

export const banksWords = {
  title: 'Bank',
  lead: 'Money moves between this bank and your brokerage account, and nowhere else.',
  loading: 'Fetching your banks',
  failed: 'We could not fetch your banks',
  none: 'No bank is linked',
  sample: 'This is a demonstration: the banks are made up, and nobody is asked.',
  hindrances: {
    off: 'Linking a bank is not switched on here.',
    'no-account': 'A bank is linked to a brokerage account, and you have none yet.',
    'not-active': 'Your brokerage account is not active yet. A bank can be linked once it is.',
    'one-already': 'A brokerage account works with one bank at a time. To use another one, take this link away first.',
  } satisfies Record<BankHindrance, string>,
  ready: 'Your brokerage account is active, and no bank is linked to it.',
  toAccount: 'Open a brokerage account',
  toStatus: 'See how your application stands',
  link: 'Link a bank',
  starting: 'Opening',
  working: 'Linking your bank. This can take a few seconds.',
  linked: (bank: string) => `${bank} is linked.`,
  account: (mask: string | null, type: string) => `${type} account${mask === null ? '' : ` ending in ${mask}`}`,
  types: { checking: 'Checking', savings: 'Savings' },
  states: {
    unfinished: 'Not finished: the broker does not know of it yet',
    queued: 'Being set up at the broker',
    pending: 'Being checked by the broker',
    approved: 'Ready',
    rejected: 'Refused by the broker',
    ending: 'Ending',
  } satisfies Record<BankLinkState, string>,
  needsLogin: 'Your bank asks you to log in again.',
  again: 'Log in at the bank again',
  finish: 'Finish the link',
  look: 'Look again',
  remove: 'Take the link away',
  removed: 'The link to that bank is gone.',
  renewed: 'The bank knows you again.',
  left: 'You left before a bank was linked. Nothing was kept.',
  exits: {
    INVALID_LINK_TOKEN: 'That took too long. Please start again.',
    other: 'Your bank could not be linked. Nothing was kept.',
  },
  notLoaded: 'The window of Plaid could not be loaded. Please load the page again.',
} as const;

export const bankReturnWords = {
  title: 'Back from your bank',
  description: 'Where a bank sends people back to when they link it.',
  lead: 'Your bank has sent you back, and the link goes on here.',
  nothing: 'There is no link to go on with',
  nothingText: 'It was finished already, or it was begun in another browser.',
  back: 'To your bank and brokerage links',
} as const;

/** The simulated Link: banks, logins and accounts that Plaid's own sandbox has alike. */
export const sampleLinkWords = {
  title: 'Link a bank (simulated)',
  text: 'This window stands in for Plaid’s. The banks are made up; log in with user_good and pass_good.',
  banks: [
    { id: 'ins_109508', name: 'First Platypus Bank', way: 'login' },
    { id: 'ins_127287', name: 'Platypus OAuth Bank', way: 'away' },
    { id: 'ins_109511', name: 'Tattersall Federal Credit Union', way: 'login' },
    { id: 'ins_down', name: 'A bank that is down', way: 'down' },
  ],
  choose: 'Choose your bank',
  down: 'This bank is down for maintenance. Please try again later.',
  username: 'User name',
  password: 'Password',
  submit: 'Log in at the bank',
  busy: 'Logging in',
  accounts: 'Choose an account',
  use: 'Use this account',
  allow: 'Allow access again',
  other: 'Choose another bank',
} as const;

export const tradierWords = {
  title: 'Tradier',
  lead: 'Lets this site read your Tradier account: which accounts there are, and market data. It cannot trade.',
  loading: 'Asking how the link stands',
  failed: 'We could not find out how the link stands',
  off: 'Linking a Tradier account is not switched on here.',
  none: 'No Tradier account is linked.',
  sample: 'This is a demonstration: a page of ours stands in for Tradier’s.',
  link: 'Link a Tradier account',
  again: 'Link it again',
  starting: 'Taking you to Tradier',
  since: (day: string) => `Linked on ${day}`,
  until: (time: string) => `The key is good until ${time}. Tradier’s keys live for a day.`,
  expired: 'The key has run out, as Tradier’s do after a day. Link the account again to go on.',
  account: (mask: string, type: string) => `${type === '' ? 'Account' : `${type} account`} ending in ${mask}`,
  remove: 'Take the link away',
  returnTitle: 'Back from Tradier',
  returnDescription: 'Where Tradier sends people back to when they link their account.',
  working: 'Finishing the link',
  done: 'Your Tradier account is linked.',
  denied: 'Tradier says that access was not allowed. Nothing was kept.',
  nothing: 'Nothing came along from Tradier. Please start again.',
  notDone: 'Your Tradier account is not linked',
  back: 'To your bank and brokerage links',
} as const;

export const tradierSampleWords = {
  title: 'Allow access? (simulated)',
  description: 'A page of this demonstration that stands in for Tradier’s.',
  lead: 'This page stands in for Tradier’s. The real one would ask you to log in there first.',
  asks: 'This site asks to see your accounts and market data. It does not ask to trade.',
  allow: 'Allow',
  deny: 'Do not allow',
  wrong: 'This page is opened from your links, not by itself.',
} as const;
