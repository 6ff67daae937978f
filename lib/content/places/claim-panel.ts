/** The claim panel of a place. */
export const claimPanelCopy = {
  displayLegend: 'How your name is shown',
  displays: {
    'first-name': { label: 'My first name' },
    initials: { label: 'My initials' },
    none: { label: 'Anonymous', note: 'Shown as “a member”.' },
  },
  claim: { cities: 'Claim this city', schools: 'Claim this school' },
  canClaim: { cities: 'You can claim this city', schools: 'You can claim this school' },
  claimOffered: 'Claim it now',
  wait: 'Join waiting list',
  whyToJoin: (place: string) => `Create an account to continue with ${place}.`,
  accountNeeded: 'You need a free account.',
  signUp: 'Sign up',
  withdrawPending: 'Withdraw claim',
  withdrawHeld: 'Step down',
  sure: {
    pending: 'Withdraw your claim? If others are waiting, the place goes to the first of them.',
    held: 'Step down? If others are waiting, the place goes to the first of them. Your reports stay online without your name.',
  },
  sureYes: { pending: 'Yes, withdraw', held: 'Yes, step down' },
  sureNo: { pending: 'Keep my claim', held: 'Keep the place' },
  leave: 'Leave waiting list',
  renew: 'Renew for 12 months',
  reportLabel: 'Your report',
  reportHint: 'What happened, who met, and what’s next. No links or names of other people.',
  meetingLabel: 'Next meeting date',
  meetingHint: 'Listed here until that day.',
  reportSubmit: 'Publish report',
  reported: 'Your report is published.',
  investor: 'Log in with a member account to claim a place.',
  loading: 'Loading your claim status',
  failed: 'We couldn’t load your claim status.',
} as const;

export const meetingDayWrong = 'Choose a date within the next year';
