import { productName } from '@/lib/content/shared/product';

/** Shown on forms for an investor account. */
export const investorLine = 'For your investor account.';

/** Shown on pages with these forms when JavaScript is off. */
export const needsScripts = 'Turn on JavaScript and reload the page to use this form.';

/**
 * Copy of the login page, for visitors who press the button before our scripts have loaded. It has the same form as the
 * modal.
 */
export const loginCopy = {
  title: 'Log in',
  description: `Log in to your account at ${productName}, as a member or as an investor.`,
  lead: 'Welcome back. Enter your email and password.',
} as const;

/** Copy of the sign-up page, also used on the way to the checkout or to a members' page. */
export const signUpCopy = {
  title: `Join ${productName}`,
  lead: 'Free to join. No credit card required.',
  /** Before the checkout, which asks for a card. */
  leadToCheckout: 'Create your account first. Your plan comes next.',
  /** For visitors who return to the brokerage application after signing up. */
  leadToApplication: 'Free to join. You return to your application next.',
  /** After a page with charts for members only. */
  leadToCharts: 'Every stock and sector chart opens as soon as you join. Free, no credit card required.',
  description: `Create a free ${productName} account. No credit card required.`,
  kindLegend: 'Join as',
  kinds: {
    user: { label: 'Member account', note: 'Research, the track record and a referral link' },
    investor: { label: 'Investor account', note: 'A first look at each equity round' },
  },
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters. Tip: use a short phrase.',
  passwordLeaked: 'This password appeared in a data breach. Choose a different one.',
  submit: 'Create account',
  busy: 'Creating your account',
  consent: {
    before: 'By creating an account you agree to our ',
    terms: 'terms',
    between: '. See our ',
    privacy: 'privacy policy',
    after: '.',
  },
  hasAccount: 'Already have an account?',
  login: 'Log in',
  signedInTitle: 'You’re already signed in',
  signedInAs: (name: string) => `You are signed in as ${name}.`,
  goOn: 'Continue',
  signOut: 'Sign out to use another account',
} as const;

export const resetCopy = {
  title: 'Choose a new password',
  description: `Set a new password for your account at ${productName}.`,
  checking: 'Checking your link',
  password: 'New password',
  submit: 'Save password',
  busy: 'Saving your password',
  usedTitle: 'This link no longer works',
  askAgain: 'Send a new link',
  unreachableTitle: 'We couldn’t check your link',
  unreachableLine: 'Your link may still work. Try again in a moment.',
  doneTitle: 'Password changed',
  doneLine: 'All devices are signed out. Log in with your new password.',
  login: 'Log in',
} as const;
