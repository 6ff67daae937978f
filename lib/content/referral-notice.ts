/** Said to whoever a referral link brought, on every page, until the link's cookie runs out. */
export const referralNotice = {
  label: 'Disclosure',
  text: 'The person whose link brought you earns a commission if you subscribe.',
  /** Only once the server knows the link, and its owner wants to be named: a code in an address may be made up. */
  named: (name: string) => `${name} earns a commission if you subscribe.`,
  /** A longer one would not fit into the room of the words that it replaces. */
  longestName: 'The person whose link brought you'.length,
  more: 'What that means',
} as const;
