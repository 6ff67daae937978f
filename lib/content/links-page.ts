/** Words that the page of a member's link says to everybody; the rest comes with the link. */
export const linksPageWords = {
  title: 'Your referral link',
  description: 'A link of your own, with a page to lead to, a campaign, a QR code and the words to put next to it.',
  lead: 'Whoever opens an account after coming by your link counts as sent by you, the first link within a year deciding.',
  needsScripts: 'Your link is shown to you alone, for which this page needs scripts.',
  loading: 'Fetching your link',
  failed: 'We could not fetch your link',
  signInTitle: 'Log in to see your link',
  signInText: 'Links belong to member accounts. Opening one is free.',
  logIn: 'Log in',
  investorTitle: 'Links belong to member accounts',
  investorText: 'You are logged in as an investor. Log in with a member account, or open one under the same email.',
  accepted: 'Your link works from now on.',
} as const;
