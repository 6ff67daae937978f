import { productName } from './product';

/** Said where a form is for the other kind of account. */
export const investorLine = 'For your investor account.';

/** Said on the pages of these forms where no script runs. */
export const needsScripts = 'This form needs JavaScript: please turn it on in your browser and load the page again.';

/** Words of the login page: the same form as the modal, for whoever presses the button before our scripts run. */
export const loginWords = {
  title: 'Log in',
  description: `Log in to your ${productName} account, as a member or as an investor.`,
  lead: 'Welcome back. Your email and your password are all it takes.',
  busy: 'Logging you in',
} as const;

/** Words of the sign-up page and of the two pages behind a reset link. */
export const signUpWords = {
  title: `Join ${productName}`,
  lead: 'Free. Your name, your email and a password are all it takes.',
  description: `Open a free ${productName} account: your name, your email and a password.`,
  kindLegend: 'You join as',
  kinds: {
    user: { label: 'Member', note: 'Research, signals and a referral link' },
    investor: { label: 'Investor', note: 'A first look at each equity round' },
  },
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters. A few words are easier to keep than one odd one.',
  passwordLeaked: 'This password is on lists of leaked ones. Another one would keep your account safer.',
  submit: 'Create account',
  busy: 'Creating your account',
  consent: {
    before: 'By creating an account you agree to our ',
    terms: 'terms',
    between: '. The ',
    privacy: 'privacy notice',
    after: ' says what we keep, and for how long.',
  },
  hasAccount: 'Already have an account?',
  login: 'Log in',
  signedInTitle: 'You are signed in',
  signedInAs: (name: string) => `You are signed in as ${name}.`,
  goOn: 'Go to the home page',
} as const;

export const resetWords = {
  title: 'Choose a new password',
  description: `Set a new password for your ${productName} account.`,
  checking: 'Checking your link',
  password: 'New password',
  submit: 'Save password',
  busy: 'Saving your password',
  usedTitle: 'This link no longer works',
  askAgain: 'Send a new link',
  email: 'Email',
  unreachableTitle: 'We could not check your link',
  unreachableLine: 'Your link may still be good: try again in a moment.',
  doneTitle: 'Your password is changed',
  doneLine: 'Every device has been signed out. Log in with the new password.',
  login: 'Log in',
} as const;
