import type { RoundState } from '@/lib/domain/investing/rounds';

/** Common to the sample rounds: a fictional issuer and intermediary, with domains reserved for examples. */
export const shared = {
  minimumCents: 5_000_000,
  targetCents: 25_000_000,
  smallestCents: 10_000,
  largestCents: 1_000_000,
  security: 'Common stock (sample)',
  priceCents: 125,
  useOfProceeds: 'Sample: development, filings, and a reserve.',
  issuer: {
    legalName: 'Sample Issuer, Inc.',
    address: '1 Sample Street, Austin, TX (made up)',
    phone: '(512) 555-0100',
    website: 'https://issuer.example',
    email: 'round@issuer.example',
    about: 'A made-up company that shows how this page works.',
  },
  known: [
    'Sample: there is a product, and people who use it.',
    'Sample: there are eighteen months of accounts, not yet reviewed.',
    'Sample: nobody has been promised shares.',
  ],
  risks: [
    'Most companies of this kind fail. You can lose all that you put in.',
    'There may be no way to sell what you hold, for years or ever.',
    'Later rounds make your part smaller.',
  ],
  documents: [],
  portalName: 'Sample Portal LLC (made up)',
  portalUrl: 'https://portal.example/sample',
  portalRegistration: 'no registration: a sample',
};

type Sample = {
  slug: string;
  name: string;
  /** Days from today: first look, last transition, deadline. */
  shownDay: number;
  firstLookHours: number;
  steps: readonly { day: number; to: RoundState }[];
  deadlineDay: number | null;
};

export const sampleRounds: readonly Sample[] = [
  {
    slug: 'sample-first-look',
    name: 'Sample: a first look',
    shownDay: -1,
    firstLookHours: 720,
    steps: [],
    deadlineDay: null,
  },
  {
    slug: 'sample-interest',
    name: 'Sample: testing the waters',
    shownDay: -12,
    firstLookHours: 72,
    steps: [],
    deadlineDay: null,
  },
  {
    slug: 'sample-live',
    name: 'Sample: a live round',
    shownDay: -40,
    firstLookHours: 72,
    steps: [{ day: -20, to: 'live' }],
    deadlineDay: 365,
  },
  {
    slug: 'sample-called-off',
    name: 'Sample: a round that was called off',
    shownDay: -200,
    firstLookHours: 48,
    steps: [{ day: -160, to: 'cancelled' }],
    deadlineDay: null,
  },
];
