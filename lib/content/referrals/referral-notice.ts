/** Shown to referred visitors on every page until the referral cookie expires. */
export const referralNotice = {
  label: 'Disclosure',
  text: 'The person who referred you earns a commission if you subscribe.',
  /** Used only if the server knows the code and its owner agreed to be named. */
  named: (name: string) => `${name} earns a commission if you subscribe.`,
  /** Max length of a name; a longer one would shift the layout. */
  maxNameLength: 'The person who referred you'.length,
  more: 'Referral terms',
} as const;
