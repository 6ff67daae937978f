import { http, HttpResponse } from 'msw/http';
import { EarningsPage } from '@/components/referrals/earnings/earnings-page';
import { LeaderboardSection } from '@/components/referrals/earnings/leaderboard-section';
import { LiveSection } from '@/components/referrals/earnings/live/live-section';
import { PeopleSection } from '@/components/referrals/earnings/people-section';
import { SaleTraceSection } from '@/components/referrals/earnings/sale-trace-section';
import { SalesPage } from '@/components/referrals/earnings/sales-page';
import { StatementsSection } from '@/components/referrals/earnings/statements-section';
import { earningsContract, type EarningsOverview, type Sale, type SaleTrace } from '@/lib/contracts/referrals/earnings';
import { leaderboardContract } from '@/lib/contracts/referrals/leaderboard';
import { statementsContract } from '@/lib/contracts/referrals/statements';
import { todayContract } from '@/lib/contracts/referrals/today';
import { liveTodayPath } from '@/lib/domain/referrals/live-paths';
import { mockEndpoint, network } from '@/tests/support/browser/mock-endpoint';
import { some, three, type Lists } from './list-samples';

const at = '2026-11-20T10:00:00.000Z';

const overview = (isActive: boolean): EarningsOverview => ({
  ...{ isActive, isSample: false, clicks: { total: 3, last30Days: 2 }, balanceCents: 0 },
  ...{ payableCents: 0, isPayoutSetUp: false },
  levels: ([1, 2] as const).map((level) => ({
    ...{ level, signUps: isActive ? 3 : 0, customers: 0, cutBp: 2_000, nextTier: { referrals: 1_000, cutBp: 2_250 } },
    cents: { pending: 0, approved: 0, held: 0, paid: 0, reversed: 0 },
  })),
  ...{ schedule: { version: 1, effectiveFrom: '2022-01-01' }, isListed: false },
});

const sale = (name: string): Sale => ({
  ...{ id: name, at, level: 1, buyer: name, revenueCents: 2_000, cutBp: 2_000, earnedCents: 400, reversedCents: 0 },
  ...{ paidCents: 0, state: 'pending', approvesAt: at, reason: null },
  ...{ holdReason: null, dispute: null },
});

const trace = (hasEntries: boolean): SaleTrace => ({
  ...{ sale: { ...sale('One'), ...(hasEntries ? {} : { state: null, reason: 'not_paid' as const }) }, visit: null },
  ...{ signedUpAt: at, link: null, credit: null, rate: null, approvedAt: null, paidAt: null, holdReason: null },
  invoice: { status: 'paid', at, paidCents: 2_000, refundedCents: 0, dispute: null },
  entries: hasEntries ? [{ kind: 'earned', cents: 400, at }] : [],
});

const answers = (isFull: boolean) => {
  mockEndpoint(earningsContract.overview, overview(isFull));
  mockEndpoint(earningsContract.people, {
    items: some(isFull, (name) => ({
      name,
      joinedAt: at,
      by: 'link' as const,
      payments: 1,
      referred: 0,
      earnedCents: 400,
    })),
    nextCursor: null,
  });
  mockEndpoint(earningsContract.sales, { items: some(isFull, sale), nextCursor: null, isSample: false });
  mockEndpoint(earningsContract.trace, trace(isFull));
  mockEndpoint(todayContract.read, {
    ...{ day: '2026-11-20', clicks: isFull ? 2 : 0, signUps: 0, sales: 0, earnedCents: 0 },
    latest: some(isFull, () => ({ at, kind: 'click' as const, level: 1 as const })),
  });
  // The event stream fails, so the figures are polled.
  network.use(
    http.get(new URL(liveTodayPath, window.location.origin).href, () => new HttpResponse(null, { status: 503 })),
  );
  mockEndpoint(statementsContract.list, {
    items: (isFull ? ['2026-09', '2026-10'] : []).map((month) => ({
      ...{ month, openingCents: 0, earnedCents: 400, reversedCents: 0, paidCents: 0, closingCents: 400, lines: 1 },
    })),
  });
  mockEndpoint(leaderboardContract.read, {
    items: some(isFull, (name, index) => ({ rank: index + 1, name, customers: 1, isYou: false })),
    isListed: false,
  });
};

const months = ['September 2026', 'October 2026'];

/** The lists on an ambassador's pages. */
export const earningsLists: Record<string, Lists> = {
  'referrals/earnings/live/live-section': {
    draw: (isFull) => (answers(isFull), (<LiveSection />)),
    empty: ['No clicks, sign-ups or sales yet today (UTC).'],
    full: ['10:00 UTC'],
  },
  'referrals/earnings/own-earnings': {
    draw: (isFull) => (answers(isFull), (<EarningsPage />)),
    empty: ['Get your referral link'],
    full: ['First degree', 'Second degree', 'Both degrees', ...three, ...months],
  },
  'referrals/earnings/own-sales': {
    draw: (isFull) => (answers(isFull), (<SalesPage />)),
    empty: ['No sales here'],
    full: three,
  },
  'referrals/earnings/sale-trace-section': {
    draw: (isFull) => (answers(isFull), (<SaleTraceSection id="in_1" />)),
    empty: ['No money was paid: the invoice is unpaid, void or free.'],
    full: ['Ledger entries', '11/20/2026 Earned', /pending until/],
  },
  'referrals/earnings/people-section': {
    draw: (isFull) => (answers(isFull), (<PeopleSection />)),
    empty: ['No sign-ups yet.'],
    full: three,
  },
  'referrals/earnings/statements-section': {
    draw: (isFull) => (answers(isFull), (<StatementsSection />)),
    empty: ['No statements yet.'],
    full: months,
  },
  'referrals/earnings/leaderboard-section': {
    draw: (isFull) => (answers(isFull), (<LeaderboardSection />)),
    empty: ['No ambassador is listed yet.'],
    full: three,
  },
};
