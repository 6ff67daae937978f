/** Shown on every page to referred visitors, until the referral cookie expires. */
export const referralNotice = {
  label: 'Disclosure',
  text: 'The person who referred you earns a commission if you subscribe.',
  /** Only when the server knows the code and its owner agreed to be named. */
  named: (name: string) => `${name} earns a commission if you subscribe.`,
  /** A longer name would shift the layout. */
  longestName: 'The person who referred you'.length,
  more: 'Referral terms',
} as const;
