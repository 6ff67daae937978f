import { deletionWords } from '@/lib/domain/deletion-words';

/** Parts of the account page, in the order in which they stand, by their anchors. */
export const accountParts = {
  profile: 'Profile',
  security: 'Security',
  sessions: 'Sessions',
  messages: 'Messages',
  feed: 'Your feed',
  billing: 'Billing',
  bank: 'Bank',
  applications: 'Applications',
  more: 'Lists and links',
  data: 'Your data',
} as const;
export type AccountPart = keyof typeof accountParts;

export const partsLabel = 'Parts of your account';

export const profileWords = {
  lead: 'How we address you, and where we reach you.',
  kinds: { user: 'Member account', investor: 'Investor account' },
  since: (day: string) => `since ${day}`,
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  phoneHint: 'Ten digits for the United States, otherwise with + and the country’s code.',
  save: 'Save the changes',
  saving: 'Saving',
  saved: 'Your changes are saved.',
  emailTitle: 'Email',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed yet',
  pending: (email: string) => `A link was sent to ${email}. The address is used once that link is.`,
  changeEmail: 'Change or confirm the email',
  email: 'Email',
  emailHint: 'We send a link there. Leave it as it is to confirm the address you have.',
  password: 'Your password',
  sendLink: 'Send the link',
  sending: 'Sending',
} as const;

export const securityWords = {
  lead: 'A new password signs every other device out. We tell you by mail.',
  current: 'Current password',
  next: 'New password',
  submit: 'Change the password',
  busy: 'Changing',
} as const;

export const sessionsWords = {
  lead: 'Every browser that can act as you. End what you do not know, and change your password.',
  caption: (count: number) => (count === 1 ? 'One session' : `${count} sessions`),
  columns: { device: 'Device', seen: 'Last seen', since: 'Signed in', ip: 'Network address', end: 'End it' },
  here: 'This browser',
  unknownIp: 'not known',
  end: 'Sign out',
  endLabel: (device: string) => `Sign out ${device}`,
  endOthers: 'Sign out everywhere else',
  ended: 'That device is signed out.',
  othersEnded: 'Every other device is signed out.',
  alone: 'You are signed in nowhere else.',
  loading: 'Fetching your sessions',
  failed: 'We could not fetch your sessions',
  seenNote:
    'Last seen is when a browser last fetched a new key, which it does every quarter of an hour while you use it.',
} as const;

export const messagesWords = {
  lead: 'Mails about your account’s safety always come: a new password, a new address, a session that we ended.',
  newsletter: 'Newsletter',
  states: {
    on: 'You get it.',
    off: 'You do not get it.',
    unproven: 'Confirm your email first, and you can start and end it here.',
  },
  start: 'Start the newsletter',
  stop: 'End the newsletter',
  changed: { on: 'You get the newsletter from now on.', off: 'You get no more newsletters.' },
  alerts: 'Alerts',
  alertCount: (count: number) =>
    count === 0 ? 'No alert waits.' : count === 1 ? 'One alert waits.' : `${count} alerts wait.`,
  alertLink: 'Alerts stand with your watchlists',
  texts: 'Texts',
  textsNote:
    'We text a number only after it was left in a form, with the words that stood there. Reply STOP to any of them, and nothing more is sent to that number.',
  loading: 'Fetching your messages',
  failed: 'We could not fetch your messages',
} as const;

export const feedWords = {
  lead: 'A feed reader shows you new posts. By an address of your own it shows the ones for paying members too, as long as you are one.',
  none: 'You have no feed of your own. Its address is a key: whoever has it reads what you may read, so give it to your feed reader only.',
  make: 'Make my feed',
  made: 'Your feed has a new address. An earlier one has ended.',
  address: 'The address of your feed',
  once: 'Copy it now: we keep no copy, and show it this once.',
  copy: 'Copy the address',
  copied: 'The address is copied.',
  copyFailed: 'Your browser did not let us copy. Mark the address and copy it by hand.',
  since: (day: string) => `You have a feed since ${day}. Its address was shown when it was made.`,
  renew: 'Make a new address',
  end: 'End the feed',
  ended: 'The feed has ended. Its address says so to whoever asks.',
  loading: 'Looking for your feed',
  failed: 'We could not look for your feed',
} as const;

export const waysWords = {
  billing: 'Your plan, the next charge, your card, your invoices, and the way to end it.',
  billingLink: 'Your billing page',
  cancelLink: 'Cancel your plan',
  billingInvestor:
    'Plans belong to member accounts. Rounds are paid at their intermediary, so no card of yours is kept here.',
  plans: 'Plans and prices',
  bank: 'A bank is linked for moving money to and from your brokerage account. You log in at your bank, never here.',
  bankLink: 'Bank and brokerage links',
  bankInvestor: 'Banks are linked in a member account. Investors pay where a round is handled, never here.',
  applications:
    'Opening a brokerage account takes four steps. What you have typed is kept, and you can go on anywhere.',
  applicationsLink: 'Your application',
  applicationsInvestor: 'Brokerage accounts are opened with a member account. Rounds have a page of their own.',
  rounds: 'Your rounds, commitments and projects',
  watchlists: 'Watchlists and alerts',
  links: 'Your referral link',
  requests: 'Stocks you asked for',
  places: 'Cities and schools',
} as const;

export const standingWords = {
  applicationLoading: 'Asking where your application stands',
  applicationFailed: 'We could not find out where your application stands',
  noApplication: 'No application has been sent.',
} as const;

export const dataWords = {
  lead: 'Take it all along, or have it deleted.',
  takeTitle: 'Take it along',
  take: 'Everything that is kept under this account as one JSON file. Passwords, keys and their hashes are left out.',
  takeButton: 'Download my data',
  taking: 'Putting it together',
  taken: 'Your data is on its way to your downloads.',
  fileName: (day: string) => `my-data-${day}.json`,
  browser: 'What is stored about this browser',
  deleteTitle: 'Delete the account',
  deleteText: 'This cannot be undone. You are signed out everywhere, and your places become free for others.',
  kept: 'What stays, and why',
  confirmation: `To go on, type “${deletionWords}”`,
  password: 'Your password',
  deleteButton: 'Delete my account for good',
  deleting: 'Deleting',
} as const;
