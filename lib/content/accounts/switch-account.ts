/** Copy of the switch between a person's member and investor accounts. */
export const switchCopy = {
  toInvestor: 'Continue as an investor',
  toMember: 'Switch to your member account',
  /** Menu labels by the kind of account in use. */
  inMenu: { user: 'Switch to investor account', investor: 'Switch to member account' },
  isInvestor: 'You are now using your investor account.',
  isMember: 'You are now using your member account.',
  busy: 'Switching',
} as const;

export const continueCopy = {
  title: 'Continue as an investor',
  loading: 'Loading your account',
  failed: 'We couldn’t load your account',
  text: (name: string, email: string) =>
    `We’ll open a free investor account for ${name} (${email}). You can switch between both accounts without a second password.`,
  password: 'Password',
  passwordHint: 'The password of your member account.',
  investorPassword: 'Password of your investor account',
  consent: {
    before: 'I agree to the ',
    terms: 'terms of use',
    between: ' and the ',
    privacy: 'privacy policy',
    after: ' for an investor account, with my name and email from my member account.',
  },
  consentMissing: 'Agree to the terms to continue',
  submit: 'Continue as an investor',
  confirmText: (email: string) =>
    `First confirm that ${email} is yours. We’ll email you a link. Open it, then continue here.`,
  sendLink: 'Email me a link',
  linkSent: 'We emailed you a link. Open it, then continue here.',
  confirmed: 'I opened the link',
  checking: 'Checking',
  notConfirmed: (email: string) => `Not confirmed yet. Open the link we sent to ${email}, then try again.`,
  sendAgain: 'Send again',
  sending: 'Sending',
} as const;
