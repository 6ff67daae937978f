import type { ReactElement } from 'react';
import { AccountHomePage } from '@/components/my-account/home/account-home-page';
import { MarketCard } from '@/components/my-account/home/market-card';
import { ProfilePage } from '@/components/my-account/profile-page';
import { BanksSection } from '@/components/brokerage/banks/banks-section';
import { FeedSection } from '@/components/my-account/profile/feed-section';
import { MessagesSection } from '@/components/my-account/profile/messages-section';
import { OwnApplication } from '@/components/brokerage/banks/account-summary';
import { SessionsSection } from '@/components/my-account/profile/sessions-section';
import { TradierSection } from '@/components/brokerage/tradier/tradier-section';
import { OwnPlan } from '@/components/membership/own-plan';
import { Funding } from '@/components/brokerage/transfers/funding';
import { OwnOutcomes } from '@/components/signals/outcomes/own-outcomes';
import { SignalTexts } from '@/components/signals/texts/signal-texts';
import { MemberPanel } from '@/components/places/member-panel';
import { BackingForm } from '@/components/investing/projects/backing-form';
import { AmlForm } from '@/components/investing/rounds/aml/aml-form';
import { FirstLookPage } from '@/components/investing/rounds/first-look-page';
import { InvestorPanel } from '@/components/investing/rounds/investor-panel';
import { OwnInvesting } from '@/components/investing/rounds/own-investing';
import { OwnWatchList } from '@/components/research/timing/own-watch-list';
import { ListChoice } from '@/components/research/watchlists/list-choice';
import { WatchlistsPage } from '@/components/research/watchlists/watchlists-page';
import { ApplicationFlow } from '@/components/brokerage/application/application-flow';
import { StatusView } from '@/components/brokerage/application/status/status-view';
import { AnswerForm } from '@/components/investing/ownership/answer-form';
import { MyDataPage } from '@/components/my-account/my-data-page';
import { EarningsPage } from '@/components/referrals/earnings/earnings-page';
import { FirstReferral } from '@/components/referrals/earnings/first-referral';
import { LeaderboardSection } from '@/components/referrals/earnings/leaderboard-section';
import { LiveSection } from '@/components/referrals/earnings/live/live-section';
import { PeopleSection } from '@/components/referrals/earnings/people-section';
import { SaleTraceSection } from '@/components/referrals/earnings/sale-trace-section';
import { SalesPage } from '@/components/referrals/earnings/sales-page';
import { StatementsSection } from '@/components/referrals/earnings/statements-section';
import { PayoutsPage } from '@/components/referrals/payouts/payouts-page';
import { RatesSection } from '@/components/referrals/payouts/rates-section';
import { LinksPage } from '@/components/referrals/links-page';
import { equalityPage } from '@/lib/content/investing/equality';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';

export type Part = { draw: () => ReactElement; kind?: AccountKind };

const asOf = '2026-11-21T10:00:00.000Z';
const place = {
  ...({ kind: 'cities', slug: 'chicago-il', name: 'Chicago', town: null, region: 'IL', country: 'US' } as const),
  ...({ lat: 41.85, lon: -87.65, population: 2_720_546, state: 'free', waiting: 0, asOf } as const),
  ...{ leader: null, claimedAt: null, offeredUntil: null, reports: [], events: [] },
};

/** Every component that loads data, by file. */
export const parts: Record<string, Part> = {
  'my-account/home/market-card': { draw: () => <MarketCard /> },
  'my-account/home/member-home': { draw: () => <AccountHomePage /> },
  'my-account/own-account': { draw: () => <ProfilePage page="profile" /> },
  'brokerage/banks/banks-section': { draw: () => <BanksSection /> },
  'my-account/profile/feed-section': { draw: () => <FeedSection /> },
  'my-account/profile/messages-section': { draw: () => <MessagesSection isConfirmed /> },
  'brokerage/banks/account-summary': { draw: () => <OwnApplication /> },
  'my-account/profile/sessions-section': { draw: () => <SessionsSection /> },
  'brokerage/tradier/tradier-section': { draw: () => <TradierSection /> },
  'brokerage/application/application-flow': {
    draw: () => <ApplicationFlow screen="account-creation" fingerprints={{}} />,
  },
  'brokerage/application/status/status-view': { draw: () => <StatusView onTitle={() => undefined} /> },
  'membership/own-plan': { draw: () => <OwnPlan>{() => null}</OwnPlan> },
  'brokerage/transfers/funding': { draw: () => <Funding /> },
  'places/member-panel': {
    draw: () => (
      <MemberPanel place={place} display="none" choice={null} isWanted={false} onChange={() => Promise.resolve()} />
    ),
  },
  'investing/ownership/answer-form': { draw: () => <AnswerForm copy={equalityPage.own} /> },
  'my-account/stored-data': { draw: () => <MyDataPage /> },
  'investing/projects/backing-form': {
    draw: () => <BackingForm slug="a" onPledged={() => undefined} />,
    kind: 'investor',
  },
  'referrals/own-link': { draw: () => <LinksPage /> },
  'referrals/earnings/first-referral': { draw: () => <FirstReferral clicks={0} /> },
  'referrals/earnings/leaderboard-section': { draw: () => <LeaderboardSection /> },
  'referrals/earnings/live/live-section': { draw: () => <LiveSection /> },
  'referrals/earnings/own-earnings': { draw: () => <EarningsPage /> },
  'referrals/earnings/own-sales': { draw: () => <SalesPage /> },
  'referrals/earnings/people-section': { draw: () => <PeopleSection /> },
  'referrals/earnings/sale-trace-section': { draw: () => <SaleTraceSection id="in_1" /> },
  'referrals/earnings/statements-section': { draw: () => <StatementsSection /> },
  'referrals/payouts/own-payouts': { draw: () => <PayoutsPage /> },
  'referrals/payouts/rates-section': { draw: () => <RatesSection /> },
  'investing/rounds/aml/aml-form': { draw: () => <AmlForm />, kind: 'investor' },
  'investing/rounds/early-round': { draw: () => <FirstLookPage slug="a" />, kind: 'investor' },
  'investing/rounds/investor-panel': { draw: () => <InvestorPanel slug="a" />, kind: 'investor' },
  'investing/rounds/own-investing': { draw: () => <OwnInvesting />, kind: 'investor' },
  'signals/texts/signal-texts': { draw: () => <SignalTexts /> },
  'signals/outcomes/own-outcomes': { draw: () => <OwnOutcomes /> },
  'research/timing/own-watch-list': { draw: () => <OwnWatchList given={null} /> },
  'research/watchlists/list-choice': { draw: () => <ListChoice ticker="AAPL" /> },
  'research/watchlists/own-lists': { draw: () => <WatchlistsPage /> },
};

/** Components that show something while loading, or load only near the viewport; each is covered by its own test. */
export const elsewhere: Record<string, string> = {
  'accounts/sign-in/reset-password-page': '../accounts/sign-in/reset-password.component.test.tsx',
  'membership/plans/own-plan-action': '../membership/plans/plans-page.component.test.tsx',
  'membership/changes/change-section': '../membership/plans/change-plan.component.test.tsx',
  'publishing/own-post': '../publishing/post-page.component.test.tsx',
  'publishing/plans/post-to-read': '../publishing/plans-page.component.test.tsx',
  'charts/candles/candles-figure': 'charts/candles-beside.component.test.tsx',
  'charts/frame/lazy-chart': 'charts/lazy-chart.component.test.tsx',
  'research/news/news-page': '../research/news/news-page.component.test.tsx',
  'research/screener/account-screens': '../research/screener/account-screens.component.test.tsx',
  'membership/invoices/receipt': '../membership/invoices/receipt-page.component.test.tsx',
  'research/screener/rows-of-page': '../research/screener/rows-of-page.component.test.tsx',
  'research/stock-requests/stock-requests-page': '../research/stock-requests/stock-requests-page.component.test.tsx',
  'brokerage/application/status/own-begin': '../brokerage/application/applied.component.test.tsx',
  'brokerage/application/status/applied-panel': '../brokerage/application/applied.component.test.tsx',
  'modals/continue-as-investor': '../accounts/continue-as-investor.component.test.tsx',
  'modals/search/search-panel': 'modals/search-modal.component.test.tsx',
  'symbol-search/symbol-search-panel': 'symbol-search/symbol-search.component.test.tsx',
  'research/watchlists/watchlist-label': '../research/watchlists/add-to-watchlist.component.test.tsx',
  'research/timing/own-signals': '../research/timing/signals-section.component.test.tsx',
  'referrals/payouts/grants-section': '../referrals/grants-section.component.test.tsx',
  'signals/live-record': '../signals/record-table.component.test.tsx',
  'signals/detail/member-signal': '../signals/member-signal.component.test.tsx',
  'signals/trades/member-signals': '../signals/member-signal.component.test.tsx',
  'my-account/own-plan-summary': '../my-account/own-plan-summary.component.test.tsx',
};
