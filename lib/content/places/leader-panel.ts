/** Copy for members with a claim or a place on the waiting list, loaded for them only. */
export const leaderPanelCopy = {
  canClaim: { cities: 'You can claim this city', schools: 'You can claim this school' },
  claimOffered: 'Claim it now',
  leave: 'Leave waiting list',
  withdrawPending: 'Withdraw claim',
  withdrawHeld: 'Step down',
  sure: {
    pending: 'Withdraw your claim? If others are waiting, the place goes to the first of them.',
    held: 'Step down? If others are waiting, the place goes to the first of them. Your reports stay online without your name.',
  },
  sureYes: { pending: 'Yes, withdraw', held: 'Yes, step down' },
  sureNo: { pending: 'Keep my claim', held: 'Keep the place' },
  renew: 'Renew for 12 months',
  reportLabel: 'Your report',
  reportHint: 'What happened, who met, and what’s next. No links or names of other people.',
  meetingLabel: 'Next meeting date',
  meetingHint: 'Listed here until that day.',
  reportSubmit: 'Publish report',
  reported: 'Your report is published.',
} as const;

export const meetingDayWrong = 'Choose a date within the next year';
