import { productName } from './product';

/** Copy of the modals. Headers, buttons and link labels are the specification's exact wording (section 2). */
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
  note: 'We’ll email you a link to reset your password.',
  logIn: 'Back to log in',
  memberLine: 'The link will be for your member account.',
  investorLine: 'The link will be for your investor account.',
  /** Shown instead of the form after the link was requested. Does not reveal whether an account exists. */
  sent: {
    title: 'Check your email',
    text: {
      user: 'If a member account uses this email, a link to choose a new password arrives in a few minutes. It works once.',
      investor:
        'If an investor account uses this email, a link to choose a new password arrives in a few minutes. It works once.',
    },
    spam: 'No email? Check your spam folder, then send the link again.',
    again: 'Send again',
  },
} as const;

/** Copy of the modal that asks for the password again before a sensitive step. */
export const provePasswordModal = {
  title: 'Confirm your password',
  note: 'For your security, enter your password to continue. Your entries are saved.',
  password: 'Password',
  submit: 'Continue',
} as const;

/** Labels of the switch between member and investor login. */
export const kindSwitch = {
  toInvestor: 'Investor? Use your investor account',
  toMember: 'Not an investor? Use your member account',
} as const;

/** Phone number modals 1 and 2, which differ in their title and the stored alert type. */
export const phoneModals = {
  testDrive: { title: '30 Day Free Test Drive', alertType: 'Marketing page 2' },
  appLink: { title: 'Text me the Link to the App!', alertType: 'Marketing page 3' },
} as const;

export const phoneModal = {
  country: 'Country',
  phoneNumber: 'Phone number',
  phoneHint: '10 digits for the US. For other countries, use the local format or + and the country code.',
  /** Hint for forms without a country field. */
  phoneHintAlone: '10 digits for the US. For other countries, start with + and the country code.',
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
  submit: 'Start free test drive',
} as const;
