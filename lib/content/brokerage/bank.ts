import type { BankHindrance, BankLinkState } from '@/lib/domain/brokerage/banking';

/** Copy of the page for connecting a bank and a Tradier account. */
export const bankPageCopy = {
  title: 'Bank and brokerage connections',
  description: 'Connect a bank to your brokerage account and share your Tradier data.',
  lead: 'You log in directly with your bank or broker. We never see your password. Disconnect anytime.',
  needsScripts: 'Turn on JavaScript to see your connections.',
  loading: 'Loading your connections',
  failed: 'We couldn’t load your connections',
  signInTitle: 'Log in to see your connections',
  signInText: 'Use your member account.',
  investorTitle: 'Connections need a member account',
  investorText: 'You are using your investor account. Switch to your member account to connect a bank.',
} as const;

export const banksCopy = {
  title: 'Bank',
  lead: 'Move money between your bank and your brokerage account.',
  loading: 'Loading your banks',
  failed: 'We couldn’t load your banks',
  none: 'No bank connected',
  transfers: 'Deposit or withdraw',
  sample: 'Demo: simulated banks.',
  hindrances: {
    off: 'Connecting a bank is not available yet.',
    'no-account': 'Open a brokerage account to connect a bank.',
    'not-active': 'You can connect a bank once your brokerage account is active.',
    'one-already': 'You can connect one bank at a time. To use another, disconnect this one first.',
    removing: 'The broker is still disconnecting your last bank. You can connect another one after that.',
  } satisfies Record<BankHindrance, string>,
  ready: 'Your brokerage account is active. Connect a bank to deposit money.',
  toAccount: 'Open a brokerage account',
  toStatus: 'Check application status',
  link: 'Connect a bank',
  starting: 'Opening',
  working: 'Connecting your bank. This can take a few seconds.',
  linked: (bank: string) => `${bank} is connected.`,
  account: (mask: string | null, type: string) => `${type} account${mask === null ? '' : ` ending in ${mask}`}`,
  types: { checking: 'Checking', savings: 'Savings' },
  states: {
    unfinished: 'Not finished',
    queued: 'Setting up',
    pending: 'Pending broker review',
    approved: 'Ready',
    rejected: 'Declined by the broker',
    ending: 'Disconnecting',
  } satisfies Record<BankLinkState, string>,
  needsLogin: 'Your bank needs you to log in again.',
  again: 'Reconnect bank',
  finish: 'Finish connecting',
  look: 'Refresh status',
  remove: 'Disconnect',
  removed: 'Bank disconnected.',
  renewed: 'Bank reconnected.',
  left: 'You closed the window before connecting a bank.',
  exits: {
    INVALID_LINK_TOKEN: 'That took too long. Start again.',
    other: 'We couldn’t connect your bank. Try again.',
  },
  notLoaded: 'Plaid didn’t load. Reload the page to try again.',
} as const;

export const bankReturnCopy = {
  title: 'Finish connecting your bank',
  description: 'The last step of connecting a bank.',
  lead: 'Welcome back from your bank.',
  nothing: 'Nothing to finish',
  nothingText: 'The connection is already complete or was started in another browser.',
  back: 'Go to your connections',
} as const;

/** The simulated Plaid Link: banks, logins and accounts as in Plaid's sandbox. */
export const sampleLinkCopy = {
  title: 'Connect a bank (simulated)',
  text: 'Simulated Plaid. Log in with user_good and pass_good.',
  banks: [
    { id: 'ins_109508', name: 'First Platypus Bank', way: 'login' },
    { id: 'ins_127287', name: 'Platypus OAuth Bank', way: 'away' },
    { id: 'ins_109511', name: 'Tattersall Federal Credit Union', way: 'login' },
    { id: 'ins_down', name: 'A bank that is down', way: 'down' },
  ],
  choose: 'Select your bank',
  down: 'This bank is down for maintenance. Try again later.',
  username: 'Username',
  password: 'Password',
  submit: 'Log in to bank',
  busy: 'Logging in',
  accounts: 'Select an account',
  allow: 'Allow access again',
  other: 'Choose another bank',
} as const;

export const tradierCopy = {
  title: 'Tradier',
  lead: 'Read-only access to your Tradier accounts and market data.',
  loading: 'Loading connection status',
  failed: 'We couldn’t load the connection status',
  off: 'Connecting Tradier is not available yet.',
  none: 'No Tradier account connected.',
  sample: 'Demo: simulated Tradier.',
  link: 'Connect Tradier',
  again: 'Reconnect Tradier',
  starting: 'Opening Tradier',
  since: (day: string) => `Connected on ${day}`,
  until: (time: string) => `Access expires ${time}. Tradier limits access to one day.`,
  renewed: 'Access renews automatically.',
  expired: 'Access has expired. Reconnect Tradier to continue.',
  account: (mask: string, type: string) => `${type === '' ? 'Account' : `${type} account`} ending in ${mask}`,
  remove: 'Disconnect',
  returnTitle: 'Finish connecting Tradier',
  returnDescription: 'The last step of connecting Tradier.',
  working: 'Connecting Tradier',
  done: 'Your Tradier account is connected.',
  denied: 'You declined access at Tradier.',
  nothing: 'We didn’t get a response from Tradier. Start again.',
  notDone: 'Tradier is not connected',
  back: 'Go to your connections',
} as const;

export const tradierSampleCopy = {
  title: 'Allow access? (simulated)',
  description: 'Simulated Tradier authorization.',
  lead: 'Simulated Tradier. The real page asks you to log in first.',
  asks: 'The ROI wants read-only access to your accounts and market data.',
  allow: 'Allow',
  deny: 'Deny',
  wrong: 'Start from your connections to open this page.',
} as const;
