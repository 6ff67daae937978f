import { paths } from '@/lib/domain/shared/paths';

/** Copy of the welcome message that new accounts see once. */
export const welcomeCopy = {
  title: 'Three ways to start',
  text: 'Your account is ready. Every stock and sector chart is now open to you.',
  close: 'Close welcome',
} as const;

type WelcomeStep = { label: string; text: string; href: string };

const trackRecord: WelcomeStep = {
  label: 'See the track record',
  text: 'Every closed signal, losses included.',
  href: paths.optionsSignals,
};
const openRounds: WelcomeStep = {
  label: 'See open rounds',
  text: 'Terms, limits and risks of each round.',
  href: paths.rounds,
};

const sectorCharts: WelcomeStep = {
  label: 'Browse the sector charts',
  text: 'Prices, key figures and news by sector.',
  href: paths.sectors,
};

/** What a new account can look at before setting up anything. */
export const welcomeFirstLook: Record<'user' | 'investor', WelcomeStep> = { user: sectorCharts, investor: openRounds };

export const welcomeSteps: Record<'user' | 'investor', readonly WelcomeStep[]> = {
  user: [
    { label: 'Create a watchlist', text: 'Follow stocks and get price alerts.', href: paths.watchlists },
    trackRecord,
    { label: 'Get your referral link', text: 'Earn commission when friends subscribe.', href: paths.accountLinks },
  ],
  investor: [
    { label: 'Create a watchlist', text: 'Follow stocks and get price alerts.', href: paths.watchlists },
    openRounds,
    { label: 'View your investments', text: 'Rounds, commitments and projects.', href: paths.accountInvesting },
  ],
};
