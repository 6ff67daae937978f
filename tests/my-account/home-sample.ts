import type { MemberHome } from '@/lib/contracts/my-account/home';
import type { SectorSizes } from '@/lib/contracts/research/screener';

const stock = (
  ticker: string,
  name: string,
  change: number | null,
): NonNullable<MemberHome['watchlists']>[0]['stocks'][0] => ({
  ticker,
  name,
  price: 100,
  priceDay: '2026-11-20',
  change,
  weekly: [90, 95, 100],
  isSample: true,
});

/** A member's home with content in each section. */
export const sampleHome = (overrides: Partial<MemberHome> = {}): MemberHome => ({
  kind: 'user',
  firstName: 'Ann',
  isEmailConfirmed: false,
  confirmationLink: null,
  isNew: false,
  watchlists: [
    {
      id: 'one',
      name: 'Robotics',
      count: 2,
      change: -0.5,
      stocks: [stock('AAA', 'Able Arms', 1), stock('BBB', 'Best Bots', -2)],
    },
    { id: 'two', name: 'Long term', count: 1, change: 3, stocks: [stock('CCC', 'Calm Cars', 3)] },
  ],
  signals: {
    items: [
      {
        id: 's1',
        symbol: 'COIN',
        tradeType: 'Put',
        strike: 180,
        expiration: '2026-12-25',
        fillDate: '2026-11-18',
        bid: 8.65,
        mark: { price: 9.52, roi: 10.06, day: '2026-11-20' },
      },
    ],
    total: 1,
    isSample: true,
  },
  posts: [
    {
      id: 'a-post',
      title: 'A post',
      publishedAt: '2026-11-22T10:00:00.000Z',
      readingMinutes: 2,
      isSample: true,
      isOpen: true,
    },
    {
      id: 'paid',
      title: 'A paid post',
      publishedAt: '2026-11-21T10:00:00.000Z',
      readingMinutes: 3,
      isSample: true,
      isOpen: false,
    },
  ],
  plan: { tier: 'member', reason: 'active', until: '2026-12-14T00:00:00.000Z', interval: 'month', canTestDrive: false },
  application: {
    status: null,
    fundingStep: null,
    draft: { step: 'investor-questionnaire', updatedAt: '2026-11-22T10:00:00.000Z' },
  },
  referrals: {
    isActive: true,
    isPayoutSetUp: true,
    signUps: 6,
    availableCents: 7_600,
    pendingCents: 1_250,
    heldCents: 400,
    paidCents: 120_000,
  },
  failed: [],
  ...overrides,
});

/** Sectors with these names, each with a smaller change than the previous one: 1.5%, 0%, -1.5% and so on. */
export const sampleSectors = (names: readonly string[]): SectorSizes => ({
  items: names.map((name, place) => ({
    slug: name.toLowerCase(),
    name,
    members: 12,
    marketCap: 1e9,
    change: 1.5 - place * 1.5,
  })),
  meta: {
    ...{ source: 'Sample generator', asOf: '2026-11-20T21:00:00.000Z', isSample: true, delay: 'none', license: 'Free' },
    ...{ isStale: false, ageS: 60, notes: [] },
  },
});
