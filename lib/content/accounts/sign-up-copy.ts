import { productName } from '@/lib/content/shared/product';

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
  loginAs: (email: string) => `Log in as ${email}`,
  signedInTitle: 'You’re already signed in',
  signedInAs: (name: string) => `You are signed in as ${name}.`,
  goOn: 'Continue',
  signOut: 'Sign out to use another account',
} as const;
