/** Said to whoever a referral link brought, on every page, until the link's cookie runs out. */
export const referralNotice = {
  label: 'Disclosure',
  /** Nobody is named: a code in an address may be made up, and a member decides what others may see of them. */
  text: 'The person whose link brought you earns a commission if you subscribe.',
  more: 'What that means',
} as const;
