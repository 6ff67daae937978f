/** The page behind the link of the single signup. */
export const confirmSignupWords = {
  title: 'Confirm that it is you',
  description: 'One press confirms your number or email and gets you your invite to the member-only discord.',
  text: 'One press confirms your number or email, puts it on the member-only distribution list and gets you an invite to the member-only discord, as long as there is one left.',
  submit: 'Confirm',
  doneTitle: 'Welcome.',
  failedTitle: 'That did not work.',
  openInvite: 'Open the discord invite',
  inviteOnce: 'It is shown to you this once and lets one person in: open it now, or note it down.',
  app: 'Your app link',
  appComing: 'There is no app yet. Where we stand',
  again: 'Sign up again',
} as const;
