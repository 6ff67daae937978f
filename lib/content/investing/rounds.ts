import type { CommitmentEnding, RoundState } from '@/lib/domain/investing/rounds';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { waitingLegend } from './crowdfunding';

export const roundsPage = {
  title: 'Rounds',
  description: 'Every equity crowdfunding round: status, first look and public dates.',
  eyebrow: 'Invest',
  lead: 'See the status and dates of each round. You invest on the registered intermediary’s platform, which has the final terms.',
  legend: waitingLegend,
  /** The legend is shown above all rounds, so its title names the rounds that it applies to. */
  legendTitle: (names: readonly string[]) => `${names.join(', ')}: testing the waters`,
  list: 'All rounds',
  becomeInvestor: 'Become an investor',
  publicOn: (when: string) => `Becomes public on ${when}`,
  none: 'No rounds yet',
  noneText: 'New rounds appear here. Investors see them first.',
  howTitle: 'How a round works',
  firstLookStage: {
    name: 'First look',
    text: 'Only investor accounts see the round. It becomes public at a time fixed in advance.',
  },
  limitTitle: 'Your investment limit',
  limitLead:
    'The law limits how much you can invest in crowdfunding offerings in 12 months. Calculate your limit from your income and net worth. Nothing is sent or saved.',
  firstLookTitle: 'First look',
  firstLookText:
    'Investors with an account see each round before the public. Its page says when the first look starts and when the round becomes public.',
  firstLookAction: 'View rounds in first look',
} as const;

export const roundStateCopy: Record<RoundState, { name: string; text: string }> = {
  draft: { name: 'Draft', text: 'Not visible yet.' },
  'testing-waters': {
    name: 'Testing the waters',
    text: 'Starts with the first look. You can reserve. Nothing is sold and no money is taken.',
  },
  live: {
    name: 'Live',
    text: 'The offering is open on the registered intermediary’s platform. The round’s page shows its closing date.',
  },
  closing: { name: 'Closing', text: 'The last 48 hours. Commitments are final.' },
  closed: { name: 'Closed', text: 'The deadline has passed.' },
  cancelled: { name: 'Canceled', text: 'The company called off the round. All commitments were canceled with it.' },
};

/** Labels for the time when a round reached its state. */
export const roundSinceCopy: Record<RoundState, string> = {
  draft: 'Draft since',
  'testing-waters': 'Open for reservations since',
  live: 'Live since',
  closing: 'Closing since',
  closed: 'Closed on',
  cancelled: 'Canceled on',
};

/** Link label of a round in the list, by state. */
export const roundActionCopy: Record<RoundState, string> = {
  draft: 'View round',
  'testing-waters': 'View plans and reserve',
  live: 'View offering',
  closing: 'View offering',
  closed: 'View history',
  cancelled: 'View history',
};

export const endingCopy: Record<CommitmentEnding, string> = {
  withdrawn: 'Canceled by you',
  'not-reconfirmed': 'Canceled: not reconfirmed in time',
  'round-cancelled': 'The round was canceled',
  'not-held': 'Ended: the platform held no funds for you',
  completed: 'Invested when the round closed',
};

export const roundCopy = {
  rounds: 'Rounds',
  description: (name: string) => `${name}: status, dates and where to invest.`,
  legend: waitingLegend,
  interestTitle: 'You can reserve now. Nothing is sold yet.',
  known: 'About this round',
  risks: 'Risks',
  documents: 'Documents',
  noDocuments: 'None until the offering is filed.',
  filed: {
    title: 'Documents and risks',
    text: (portal: string) => `Form C on ${portal}’s platform has the risks, financials and full terms.`,
    sample: 'A real round links to its Form C here.',
    read: 'Read Form C',
    risks: 'Risks of any round',
  },
  planned: 'Planned terms',
  plannedText: 'They can change until the offering is filed.',
  terms: {
    security: 'Security',
    price: 'Price per unit',
    cap: 'Valuation cap',
    perInvestor: 'Amount per investor',
    range: (smallest: string, largest: string) => `${smallest} to ${largest}`,
    minimum: 'Minimum raise',
    minimumNote: 'Below it, all money is returned',
    target: 'Target raise',
    deadline: 'Closes',
    notSet: 'Not set yet',
    use: 'Planned use of proceeds',
  },
  /** The progress bar above the terms. */
  progress: {
    reserved: 'Reserved',
    reservedOf: (target: string) => `reserved of a ${target} target`,
    reservers: (count: number) => (count === 1 ? '1 investor' : `${groupDigits(count)} investors`),
    raised: 'Raised',
    raisedOf: (target: string) => `raised of a ${target} target`,
    heldOn: (day: string) => `Held by the intermediary, as of ${day}`,
    minimum: (sum: string) => `Minimum raise: ${sum}`,
    reached: (sum: string) => `Minimum raise of ${sum} reached`,
  },
  history: 'Timeline',
  seen: { investors: 'First look', everybody: 'Public' },
  all: 'All rounds',
  limits: 'Your investment limit',
  over: {
    closed: 'This round is closed.',
    canceled: 'This round was canceled, along with all commitments.',
    /** For a round that was never live, so that no commitments were possible. */
    neverLive: 'This round was canceled before it opened. Nothing was sold and no money was taken.',
    terms: 'Its terms are no longer shown.',
  },
  notice: {
    terms: 'Terms',
    issuer: 'Issuer',
    lead: (issuer: string, portal: string) =>
      `${issuer} is conducting an offering under section 4(a)(6) of the Securities Act through ${portal}.`,
    fields: {
      name: 'Company',
      portal: 'Intermediary',
      filed: 'Form C filed on',
      address: 'Address',
      phone: 'Phone',
      website: 'Website',
      email: 'Email',
      business: 'Business',
    },
  },
} as const;
