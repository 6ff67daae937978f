import type { ReactElement } from 'react';
import { AccountPage } from '@/components/account/account-page';
import { BanksPart } from '@/components/account/banks-part';
import { FeedPart } from '@/components/account/feed-part';
import { MessagesPart } from '@/components/account/messages-part';
import { OwnApplication } from '@/components/account/own-standing';
import { SessionsPart } from '@/components/account/sessions-part';
import { TradierPart } from '@/components/account/tradier-part';
import { OwnPlan } from '@/components/billing/own-plan';
import { MemberPanel } from '@/components/places/member-panel';
import { BackingForm } from '@/components/projects/backing-form';
import { AmlForm } from '@/components/rounds/aml-form';
import { FirstLookPage } from '@/components/rounds/first-look-page';
import { InvestorPanel } from '@/components/rounds/investor-panel';
import { OwnInvesting } from '@/components/rounds/own-investing';
import { OwnWatchList } from '@/components/timing/own-watch-list';
import { ListChoice } from '@/components/watchlists/list-choice';
import { WatchlistsPage } from '@/components/watchlists/watchlists-page';
import { ApplicationFlow } from '@/components/account-opening/application-flow';
import { StatusView } from '@/components/account-opening/status-view';
import { AnswerForm } from '@/components/ownership/answer-form';
import { MyDataPage } from '@/components/privacy/my-data-page';
import { LinksPage } from '@/components/referrals/links-page';
import { equalityPage } from '@/lib/content/equality';
import type { AccountKind } from '@/lib/contracts/accounts';

export type Part = { draw: () => ReactElement; kind?: AccountKind };

const asOf = '2026-11-21T10:00:00.000Z';
const place = {
  ...({ kind: 'cities', slug: 'chicago-il', name: 'Chicago', town: null, region: 'IL', country: 'US' } as const),
  ...({ lat: 41.85, lon: -87.65, population: 2_720_546, state: 'free', waiting: 0, asOf } as const),
  ...{ leader: null, claimedAt: null, offeredUntil: null, reports: [], events: [] },
};

/** Every part that shows what it asks the server for, by its file. */
export const parts: Record<string, Part> = {
  'account/account-page': { draw: () => <AccountPage /> },
  'account/banks-part': { draw: () => <BanksPart /> },
  'account/feed-part': { draw: () => <FeedPart /> },
  'account/messages-part': { draw: () => <MessagesPart isConfirmed /> },
  'account/own-standing': { draw: () => <OwnApplication /> },
  'account/sessions-part': { draw: () => <SessionsPart /> },
  'account/tradier-part': { draw: () => <TradierPart /> },
  'account-opening/application-flow': { draw: () => <ApplicationFlow screen="account-creation" fingerprints={{}} /> },
  'account-opening/status-view': { draw: () => <StatusView /> },
  'billing/own-plan': { draw: () => <OwnPlan>{() => null}</OwnPlan> },
  'places/member-panel': {
    draw: () => (
      <MemberPanel
        place={place}
        memberId="one"
        display="none"
        choice={null}
        isWanted={false}
        onChange={() => Promise.resolve()}
      />
    ),
  },
  'ownership/answer-form': { draw: () => <AnswerForm words={equalityPage.own} /> },
  'privacy/my-data-page': { draw: () => <MyDataPage /> },
  'projects/backing-form': { draw: () => <BackingForm slug="a" investorId="one" />, kind: 'investor' },
  'referrals/links-page': { draw: () => <LinksPage /> },
  'rounds/aml-form': { draw: () => <AmlForm investorId="one" />, kind: 'investor' },
  'rounds/first-look-page': { draw: () => <FirstLookPage slug="a" />, kind: 'investor' },
  'rounds/investor-panel': { draw: () => <InvestorPanel slug="a" investorId="one" />, kind: 'investor' },
  'rounds/own-investing': { draw: () => <OwnInvesting investorId="one" />, kind: 'investor' },
  'timing/own-watch-list': { draw: () => <OwnWatchList given={null} /> },
  'watchlists/list-choice': { draw: () => <ListChoice ticker="AAPL" /> },
  'watchlists/watchlists-page': { draw: () => <WatchlistsPage /> },
};

/** Those that keep showing something meanwhile, or wait to be near: each has a test of its own. */
export const elsewhere: Record<string, string> = {
  'auth/reset-password-page': 'auth/reset-password.test.tsx',
  'blog/post-page': 'blog/post-page.test.tsx',
  'charts/late-chart': 'charts/late-chart.test.tsx',
  'sectors/news-page': 'sectors/news-page.test.tsx',
  'stock-requests/stock-requests-page': 'stock-requests/stock-requests-page.test.tsx',
  'symbol-search/search-panel': 'symbol-search/symbol-search.test.tsx',
  'timing/own-signals': 'timing/signals-part.test.tsx',
  'trades/record-table': 'trades/record-table.test.tsx',
};
