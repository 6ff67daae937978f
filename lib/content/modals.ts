import { productName } from './product';

/**
 * The words of the five modals. Headers, buttons and link labels are the specification's (section 2), word for word;
 * the lines about the kind of account, the hints and the single signup's button are ours.
 */
export const loginModal = {
  title: 'Login',
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  signUp: 'Sign Up',
  forgotPassword: 'Forgot password?',
  memberLine: 'You are logging in to your member account.',
  investorLine: 'You are logging in to your investor account.',
} as const;

export const forgotPasswordModal = {
  title: 'Forgot Password',
  email: 'Email',
  submit: 'Send',
  signUp: 'Sign Up',
  memberLine: 'The link will be for your member account.',
  investorLine: 'The link will be for your investor account.',
} as const;

/** Ours: before a step that a password proven long ago is not enough for. */
export const provePasswordModal = {
  title: 'Confirm your password',
  note: 'You logged in more than ten minutes ago, and this step matters. Nothing of what you entered is lost.',
  password: 'Password',
  submit: 'Go on',
} as const;

/** The way from one kind of account to the other, in both modals. */
export const kindSwitch = {
  toInvestor: 'Investor? Use your investor account',
  toMember: 'Not an investor? Use your member account',
} as const;

/** Phone number modals 1 and 2: the same field and button under two headers, told apart by what is stored. */
export const phoneModals = {
  testDrive: { title: '30 Day Free Test Drive', alertType: 'Marketing page 2' },
  appLink: { title: 'Text me the Link to the App!', alertType: 'Marketing page 3' },
} as const;

export const phoneModal = {
  country: 'Country',
  phoneNumber: 'Phone number',
  phoneHint: 'Ten digits for the United States; any other as its country writes it, or with + and the country code.',
  /** Where no country can be chosen. */
  phoneHintAlone: 'Ten digits for the United States; any other with + and the country code.',
  submit: `Let me See what ${productName} Can Do`,
} as const;

export const singleSignupModal = {
  title: '30 Day Free Test Drive',
  explanation: [
    'You join a member-only distribution list and a member-only discord.',
    'International numbers are messaged via WhatsApp.',
  ],
  phone: 'Phone',
  email: 'Email',
  submit: 'Start my test drive',
} as const;
