/** Words of a reader's part on the page of a place. */
export const claimPanelWords = {
  displayLegend: 'How your name is shown',
  displays: {
    'first-name': { label: 'My first name' },
    initials: { label: 'My initials' },
    none: { label: 'Not at all', note: 'The page says “a member”.' },
  },
  claim: 'Claim this place',
  claimOffered: 'Claim it now',
  wait: 'Join the waiting list',
  loginFirst: 'You log in first; then your claim goes on by itself.',
  withdrawPending: 'Take my claim back',
  withdrawHeld: 'Give this place back',
  leave: 'Leave the waiting list',
  renew: 'Renew for twelve months',
  reportLabel: 'Your report',
  reportHint: 'What happened, who met, what comes next. No links, no names of others.',
  meetingLabel: 'Day of a meeting it announces',
  meetingHint: 'It is listed on this page until that day.',
  reportSubmit: 'File the report',
  reported: 'Your report is filed.',
  investor: 'Places are led by members. Log in with a member account to claim one.',
  loading: 'Looking up how you stand to this place',
  failed: 'How you stand to this place could not be loaded.',
} as const;

export const meetingDayWrong = 'Please choose a day from today on, within a year';
