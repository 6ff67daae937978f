import { waitingLegend } from './crowdfunding';

/** Words of the investor's own page and of a round in its first look. */
export const investingWords = {
  title: 'Your investing',
  description: 'What you reserved, what you committed and what you back, with the way out of each.',
  firstLookDescription:
    'A round that investor accounts see some hours before everybody else: what it is and how to reserve.',
  lead: 'What you reserved, what you committed and what you back, with the way out of each as long as there is one.',
  loading: 'Loading what is yours',
  failed: 'What is yours could not be loaded',
  needsScripts: 'This page shows what is yours alone, and needs scripts for it.',
  signInTitle: 'For investors',
  signInText: 'Log in with your investor account to see your rounds and projects.',
  userText:
    'You are logged in as a member. Rounds and projects are for investor accounts, which are separate and free.',
  logIn: 'Log in as an investor',
  rounds: 'Rounds that you can see now',
  roundsLead: 'Those in their first look are not public yet: please keep them to yourself until they are.',
  legend: waitingLegend,
  noRounds: 'No round can be seen now.',
  commitments: 'Commitments',
  commitmentsLead: 'Made and held at the intermediary; mirrored here.',
  reservations: 'Reservations',
  backings: 'Projects that you back',
  none: {
    commitments: 'You have no commitment.',
    reservations: 'You have no reservation.',
    backings: 'You back no project.',
  },
  columns: { round: 'Round', amount: 'Amount', state: 'State', cancel: 'Can be cancelled until', since: 'Since' },
  project: 'Project',
  live: 'Noted',
  held: 'Held',
  confirm: 'Confirm anew',
  over: 'No more',
  limit: 'What is left of your limit',
  limitLead: (year: string) => `You committed ${year} through us in the last 12 months. The sum stays in your browser.`,
  firstLook: 'First look',
  firstLookText: (when: string) => `Investors alone see this round until ${when}. Then it is public.`,
  firstLookTitle: 'A round in its first look',
  firstLookLead: 'Rounds that are not public yet are shown to investor accounts alone.',
} as const;
