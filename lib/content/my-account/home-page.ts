/** Copy of a member's home that visitors see as well. */
export const homeCopy = {
  title: 'Your home',
  description: 'Your watchlists, open signals, plan and referrals in one place.',
  needsScripts: 'Turn on JavaScript to see your home.',
  loading: 'Loading your home',
  failed: 'We couldn’t load your home',
  signInTitle: 'Log in to see your home',
  signInText: 'Your watchlists, open signals, plan and referrals in one place.',
  signUp: 'Sign up free',
  logIn: 'Log in',
} as const;

/** By the hour of the reader's own clock. */
export const greeting = (hour: number) => (hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening');
