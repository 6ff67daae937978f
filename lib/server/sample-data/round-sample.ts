import type { RoundState } from '@/lib/domain/investing/rounds';

/** Terms that all sample rounds share: a fictional issuer and intermediary, with domains reserved for examples. */
export const shared = {
  minimumCents: 5_000_000,
  targetCents: 25_000_000,
  smallestCents: 10_000,
  largestCents: 1_000_000,
  useOfProceeds: 'Development, filings and a reserve.',
  issuer: {
    legalName: 'Sample Issuer, Inc.',
    address: '1 Sample Street, Austin, TX (made up)',
    phone: '(512) 555-0100',
    website: 'https://issuer.example',
    email: 'round@issuer.example',
    about: 'A fictional company, shown as an example.',
  },
  known: [
    'The company has a product and users.',
    '18 months of unreviewed financial statements are available.',
    'No shares have been promised to anyone.',
  ],
  risks: [
    'Most companies at this stage fail. You can lose your entire investment.',
    'You may be unable to sell your shares for years, or ever.',
    'Later rounds can dilute your stake.',
  ],
  documents: [],
  portalName: 'Sample Portal LLC',
  portalUrl: 'https://portal.example/sample',
  portalRegistration: 'fictional, not registered',
};

type Sample = {
  slug: string;
  name: string;
  /** In days from today: the first look, each state transition, and the deadline. */
  shownDay: number;
  firstLookHours: number;
  steps: readonly { day: number; to: RoundState }[];
  deadlineDay: number | null;
} & Terms;

type Terms = {
  security: string;
  priceCents: number | null;
  valuationCapCents: number | null;
  /** Replaces the default risks, which are those of shares. */
  risks?: string[];
};

const safe = (valuationCapCents: number): Terms => ({
  security: 'SAFE (simple agreement for future equity)',
  priceCents: null,
  valuationCapCents,
  risks: [
    'Most companies at this stage fail. You can lose your entire investment.',
    'A SAFE is not a share. It may never convert into one, and you may get nothing back.',
    'If it converts, you may be unable to sell the shares for years, or ever.',
    'Later rounds can dilute your stake.',
  ],
});
const stock = (priceCents: number): Terms => ({ security: 'Common stock', priceCents, valuationCapCents: null });

export const sampleRounds: readonly Sample[] = [
  {
    slug: 'sample-first-look',
    name: 'Bridge round',
    ...safe(800_000_000),
    shownDay: -1,
    firstLookHours: 720,
    steps: [],
    deadlineDay: null,
  },
  {
    slug: 'sample-interest',
    name: 'Community round',
    ...safe(600_000_000),
    shownDay: -12,
    firstLookHours: 72,
    steps: [],
    deadlineDay: null,
  },
  {
    slug: 'sample-live',
    name: 'Seed round',
    ...stock(125),
    shownDay: -40,
    firstLookHours: 72,
    steps: [{ day: -20, to: 'live' }],
    deadlineDay: 365,
  },
  {
    slug: 'sample-called-off',
    name: 'Friends round',
    ...stock(50),
    shownDay: -200,
    firstLookHours: 48,
    steps: [{ day: -160, to: 'cancelled' }],
    deadlineDay: null,
  },
];

/**
 * Amounts in dollars, one per sample investor, that are reserved in a round or held by the intermediary. Each is
 * between the round's min and max investment.
 */
export const sampleStakes: readonly { slug: string; kind: 'reservation' | 'commitment'; dollars: readonly number[] }[] =
  [
    { slug: 'sample-first-look', kind: 'reservation', dollars: [1000, 500, 2500, 250, 5000] },
    {
      slug: 'sample-interest',
      kind: 'reservation',
      dollars: [250, 1000, 500, 2500, 100, 5000, 750, 1000, 2000, 300, 10_000, 1500, 500, 2500, 1000, 4000, 600, 5000],
    },
    {
      slug: 'sample-live',
      kind: 'commitment',
      dollars: [
        ...[2500, 1000, 5000, 750, 10_000, 2000, 1500, 8000, 500, 3000, 2500, 10_000, 4000, 1250, 6000, 2000, 5000],
        ...[7500, 1000, 3500, 2500, 5000],
      ],
    },
  ];
