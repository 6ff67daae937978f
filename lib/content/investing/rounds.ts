import type { CommitmentEnding, RoundState } from '@/lib/domain/investing/rounds';
import { waitingLegend } from './crowdfunding';

export const roundsPage = {
  title: 'Rounds',
  description: 'Every equity crowdfunding round: its state, when investors saw it and when everybody did.',
  eyebrow: 'Invest',
  lead: 'Each round with its state and its dates. What can be bought, and on which terms, stands on the platform of the registered intermediary and nowhere else.',
  legend: waitingLegend,
  list: 'All rounds',
  becomeInvestor: 'What an investor does here',
  since: 'Since',
  seen: { investors: 'For investors from', everybody: 'For everybody from' },
  none: 'No round yet',
  noneText: 'When there is one, it stands here, and investors see it some hours earlier.',
  howTitle: 'How a round goes',
  limitTitle: 'How much the law lets you invest',
  limitLead:
    'For all crowdfunding offerings together, within 12 months. Worked out in your browser: nothing you type here is sent or kept.',
  firstLookTitle: 'The first look',
  firstLookText:
    'Investors with an account see each round some hours before everybody else. The hours are set before the round is shown and never changed, and both times stand on the round’s page.',
  firstLookAction: 'Rounds in first look',
} as const;

export const roundStateWords: Record<RoundState, { name: string; text: string }> = {
  draft: { name: 'Draft', text: 'Being written. Nobody sees it.' },
  'testing-waters': {
    name: 'Testing the waters',
    text: 'Interest can be shown. Nothing is sold, and no money is taken.',
  },
  live: { name: 'Live', text: 'The offering runs on the platform of the registered intermediary.' },
  closing: { name: 'Closing', text: 'The last 48 hours. What is committed stays committed.' },
  closed: { name: 'Closed', text: 'The deadline has passed.' },
  cancelled: { name: 'Called off', text: 'It was called off. All commitments were cancelled.' },
};

export const endingWords: Record<CommitmentEnding, string> = {
  withdrawn: 'You cancelled it',
  'not-reconfirmed': 'Cancelled: not confirmed anew in time',
  'round-cancelled': 'Cancelled: the round was called off',
  'not-held': 'Ended: the platform held nothing for you',
  completed: 'In the round when it closed',
};

export const roundWords = {
  description: (name: string) => `${name}: its state, its dates, and where the offering runs.`,
  legend: waitingLegend,
  sampleRound: 'This round is a sample that shows how the page works. There is no offering, and nothing can be bought.',
  known: 'What is known',
  risks: 'What can go wrong',
  documents: 'Documents',
  noDocuments: 'None yet. The offering’s papers are filed before it opens.',
  planned: 'What is planned',
  plannedText: 'Plans, not terms. They can change until the offering is filed.',
  minimum: 'At least',
  target: 'Hoped for',
  history: 'History',
  seen: { investors: 'For investors from', everybody: 'For everybody from' },
  all: 'All rounds',
  limits: 'How much the law lets you invest',
  over: 'This round is over. Its terms are no longer shown here.',
  notice: {
    title: 'The offering',
    lead: (issuer: string, portal: string) =>
      `${issuer} is conducting an offering under section 4(a)(6) of the Securities Act through ${portal}.`,
    portal: 'Intermediary',
    handOff: (portal: string) => `Go to ${portal}`,
    sampleHandOff: 'Here a button would lead to the platform. This is a sample: there is none behind it.',
    fields: {
      security: 'Kind of security',
      price: 'Price of one',
      minimum: 'Least amount',
      target: 'Amount offered',
      deadline: 'Closing date',
      use: 'Planned use of proceeds',
      held: 'Held by the intermediary',
      notHeld: 'Not reported yet',
      filed: 'Form C filed on',
      issuer: 'Issuer',
      address: 'Address',
      phone: 'Phone',
      website: 'Website',
      email: 'Email',
      business: 'Business',
    },
  },
} as const;
