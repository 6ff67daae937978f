/** Public copy of the referral link page. */
export const linksPageCopy = {
  title: 'Your referral link',
  description: 'Create your referral link with a destination page, campaign tags, a QR code and a disclosure.',
  lead: 'People who sign up within 365 days of clicking your link count as your referrals.',
  needsScripts: 'Turn on JavaScript to see your link.',
  loading: 'Loading your link',
  failed: 'We couldn’t load your link',
  signInTitle: 'Log in to see your link',
  signInText: 'Referral links come with a free member account.',
  investorTitle: 'Referral links need a member account',
  investorText: 'You are using your investor account. Switch to your member account to share links.',
  accepted: 'Your link is active.',
} as const;
