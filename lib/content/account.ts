/** Words of the account page that everybody gets; its parts have their own. */
export const accountWords = {
  title: 'Your account',
  description: 'Your details, where you are signed in, which mails you get, and everything we keep about you.',
  lead: 'Your details, where you are signed in, which mails you get, and everything we keep about you.',
  needsScripts: 'Your account is shown to you alone, for which this page needs scripts.',
  loading: 'Fetching your account',
  failed: 'We could not fetch your account',
  signInTitle: 'Log in to see your account',
  signInText: 'Members and investors each have an account of their own, also under the same email.',
  logIn: 'Log in',
} as const;

/** Words behind the link that proves an address. */
export const confirmEmailWords = {
  title: 'Confirm your email',
  description: 'The last step to an address that is known to be yours.',
  text: 'Press the button, and this address belongs to your account.',
  submit: 'Confirm my email',
  doneTitle: 'Thank you',
  failedTitle: 'This did not work',
  toAccount: 'To your account',
} as const;
