/** Copy of the confirmation page of the single sign-up. */
export const confirmSignupCopy = {
  title: 'Confirm your sign-up',
  description: 'Confirm your number or email to get your invite to the member-only discord.',
  text: 'Confirm your number or email to join the member-only distribution list. You also get an invite to the member-only discord, while invites last.',
  submit: 'Confirm',
  doneTitle: 'Welcome',
  spentTitle: 'This link no longer works',
  failedTitle: 'We couldn’t confirm your sign-up',
  openInvite: 'Open the discord invite',
  inviteOnce: 'This invite works once and is shown only here. Open it now or save it.',
  back: 'Back to where you were',
  app: 'Your app link',
  appComing: 'What to do next',
  again: 'Get a new link',
  logIn: 'Log in',
} as const;
