import { deletionPhrase } from '@/lib/domain/accounts/deletion-phrase';
import { newsletterConsent, weeklyReportConsent } from '@/lib/content/visits/consent-texts';

/** Sections of the profile pages by anchor, in page order. */
export const accountSections = {
  profile: 'Name and contact',
  billing: 'Billing',
  bank: 'Bank',
  applications: 'Applications',
  more: 'Lists and links',
  security: 'Password',
  sessions: 'Devices',
  messages: 'Emails and texts',
  feed: 'Your feed',
  data: 'Download your data',
  delete: 'Delete account',
} as const;
export type AccountSection = keyof typeof accountSections;

export const profileCopy = {
  kinds: { user: 'Member account', investor: 'Investor account' },
  since: (day: string) => `since ${day}`,
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  phoneHint: '10 digits for US numbers. Otherwise start with + and the country code.',
  save: 'Save changes',
  saving: 'Saving',
  saved: 'Changes saved.',
  emailTitle: 'Email',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed yet',
  pending: (email: string) => `We sent a link to ${email}. Open it to confirm the address.`,
  changeEmail: 'Change email',
  sendOwn: 'Send confirmation link',
  sendAgain: 'Send again',
  email: 'New email',
  emailHint: 'We’ll send a confirmation link to the new email.',
  password: 'Current password',
  sendLink: 'Send link',
  sending: 'Sending',
} as const;

export const securityCopy = {
  lead: 'Changing your password signs out your other devices, cancels emailed links and resets your private feed.',
  current: 'Current password',
  next: 'New password',
  submit: 'Change password',
  busy: 'Changing',
} as const;

export const sessionsCopy = {
  lead: 'Devices signed in to your account. Remove any you don’t recognize.',
  caption: (count: number) => (count === 1 ? 'Signed-in devices' : `${count} devices`),
  columns: { device: 'Device', seen: 'Last active', since: 'Signed in', ip: 'IP address', end: 'Action' },
  here: 'This device',
  now: 'Now',
  unknownIp: 'Unknown',
  end: 'Sign out',
  endLabel: (device: string) => `Sign out ${device}`,
  endOthers: 'Sign out other devices',
  ended: 'Device signed out.',
  othersEnded: 'Other devices are signed out. Emailed links are canceled and your private feed is reset.',
  alone: 'No other devices are signed in.',
  loading: 'Loading your devices',
  failed: 'We couldn’t load your devices',
  seenNote: 'Last active is accurate to 15 minutes.',
} as const;

export const messagesCopy = {
  lead: 'We always email you about security changes to your account.',
  lists: {
    newsletter: {
      title: 'Newsletter',
      start: 'Subscribe to newsletter',
      stop: 'Unsubscribe from newsletter',
      on: 'You’re subscribed to the newsletter.',
      off: 'You’re unsubscribed from the newsletter.',
      consent: newsletterConsent,
    },
    'weekly-report': {
      title: 'Weekly report',
      start: 'Subscribe to weekly report',
      stop: 'Unsubscribe from weekly report',
      on: 'You’re subscribed to the weekly report.',
      off: 'You’re unsubscribed from the weekly report.',
      consent: weeklyReportConsent,
    },
  },
  states: { on: 'Subscribed', off: 'Not subscribed' },
  unconfirmedLists: 'Newsletter and weekly report',
  confirmFirst: 'Confirm your email to see and change your subscriptions.',
  alerts: 'Alerts',
  alertCount: (count: number) =>
    count === 0 ? 'No alerts yet' : count === 1 ? '1 active alert' : `${count} active alerts`,
  alertLink: 'Manage alerts in Watchlists',
  texts: 'Texts',
  textsNote: 'We only text numbers that signed up for texts. Reply STOP to unsubscribe.',
  loading: 'Loading notifications',
  failed: 'We couldn’t load your notifications',
} as const;

export const feedCopy = {
  lead: 'Read new posts in your feed reader. A private feed URL includes the posts in your plan.',
  none: 'You don’t have a private feed yet. Anyone with its URL can read the posts in your plan, so don’t share it.',
  make: 'Create private feed',
  made: 'Your feed has a new URL. The old one no longer works.',
  address: 'Feed URL',
  once: 'Copy it now. We only show it once.',
  copy: 'Copy URL',
  copied: 'URL copied.',
  copyFailed: 'Copying failed. Select the URL and copy it.',
  since: (day: string) => `Private feed created on ${day}.`,
  renew: 'Reset URL',
  end: 'Delete feed',
  ended: 'Feed deleted.',
  loading: 'Loading your feed',
  failed: 'We couldn’t load your feed',
} as const;

export const waysCopy = {
  billing: 'Your plan, next charge, payment method and invoices.',
  billingLink: 'Manage billing',
  cancelLink: 'Cancel your plan',
  billingInvestor: 'Plans need a member account. You pay for rounds on the intermediary’s platform.',
  plans: 'Plans and prices',
  bankFirst: 'Connect one to move money to and from your brokerage account.',
  title: 'Plan, bank and brokerage',
  bankLink: 'Bank and brokerage connections',
  transfersLink: 'Deposit or withdraw',
  bankInvestor: 'Connecting a bank needs a member account.',
  applicationsInvestor: 'Opening a brokerage account needs a member account.',
  rounds: 'Your rounds, commitments and projects',
  watchlists: 'Watchlists and alerts',
  links: 'Your referral link',
  requests: 'Stock requests',
  places: 'Cities and schools',
} as const;

export const standingCopy = {
  applicationLoading: 'Loading application status',
  applicationFailed: 'We couldn’t load your application status',
  account: 'Brokerage account',
  submitted: (day: string) => `submitted on ${day}`,
  noApplication: 'No application submitted yet.',
  apply: 'Open a brokerage account',
  view: 'View application status',
} as const;

export const dataCopy = {
  take: 'Get all data in your account as a JSON file. Passwords and keys are not included.',
  takeButton: 'Download my data',
  taking: 'Preparing download',
  taken: 'Download started.',
  fileName: (day: string) => `my-data-${day}.json`,
  browser: 'Data stored in this browser about your visits',
  deleteText: 'This can’t be undone. You’ll be signed out on all devices and give up any cities or schools you lead.',
  kept: 'What we keep and why',
  keptCaption: 'Records we keep after a deletion',
  keptColumns: { record: 'Record', what: 'What we keep', why: 'Why' },
  confirmation: `To confirm, type “${deletionPhrase}”`,
  password: 'Current password',
  deleteButton: 'Permanently delete account',
  deleting: 'Deleting',
} as const;
