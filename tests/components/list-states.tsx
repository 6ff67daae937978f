import { BanksSection } from '@/components/brokerage/banks/banks-section';
import { OwnBanks } from '@/components/brokerage/banks/account-summary';
import { SessionsSection } from '@/components/my-account/profile/sessions-section';
import { TradierSection } from '@/components/brokerage/tradier/tradier-section';
import { StatusView } from '@/components/brokerage/application/status/status-view';
import { Funding } from '@/components/brokerage/transfers/funding';
import { AccountHomePage } from '@/components/my-account/home/account-home-page';
import { MarketCard } from '@/components/my-account/home/market-card';
import { MyDataPage } from '@/components/my-account/my-data-page';
import { OwnInvesting } from '@/components/investing/rounds/own-investing';
import { outcomeLists } from './outcome-lists';
import { banksContract } from '@/lib/contracts/brokerage/banks';
import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { homeContract } from '@/lib/contracts/my-account/home';
import { screenerContract } from '@/lib/contracts/research/screener';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { privacyContract } from '@/lib/contracts/my-account/privacy';
import { projectsContract } from '@/lib/contracts/investing/projects';
import { roundsContract } from '@/lib/contracts/investing/rounds';
import { transfersContract } from '@/lib/contracts/brokerage/transfers';
import { tradierContract } from '@/lib/contracts/brokerage/tradier';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { sampleHome, sampleSectors } from '@/tests/my-account/home-sample';
import * as samples from './list-samples';
import { earningsLists } from './earnings-lists';
import { payoutLists } from './payout-lists';
import { marketLists } from './market-lists';
import { some, three, type Lists } from './list-samples';

const at = '2026-11-20T10:00:00.000Z';

/** The lists of every component that loads data, by file. */
export const lists: Record<string, Lists> = {
  'brokerage/banks/banks-section': {
    draw: (isFull) => {
      mockEndpoint(banksContract.list, { items: some(isFull, samples.bank), hindrance: null, isSimulated: true });
      return <BanksSection />;
    },
    empty: ['No bank connected'],
    full: three,
  },
  'brokerage/banks/account-summary': {
    draw: (isFull) => {
      mockEndpoint(banksContract.list, { items: some(isFull, samples.bank), hindrance: null, isSimulated: true });
      return <OwnBanks />;
    },
    empty: ['No bank connected.'],
    full: three,
  },
  'brokerage/transfers/funding': {
    draw: (isFull) => {
      mockEndpoint(transfersContract.funding, samples.funding);
      mockEndpoint(transfersContract.list, { items: some(isFull, samples.transfer), nextCursor: null });
      return <Funding />;
    },
    empty: ['No transfers yet'],
    full: three.map((name) => new RegExp(name)),
  },
  'my-account/profile/sessions-section': {
    draw: (isFull) => {
      // The current session is always listed, so having no other sessions counts as empty.
      mockEndpoint(myAccountContract.sessions, { items: (isFull ? three : three.slice(0, 1)).map(samples.session) });
      return <SessionsSection />;
    },
    empty: ['No other devices are signed in.'],
    full: three,
  },
  'brokerage/tradier/tradier-section': {
    draw: (isFull) => {
      mockEndpoint(tradierContract.read, { link: isFull ? samples.tradierLink : null, isOn: true, isSimulated: true });
      return <TradierSection />;
    },
    empty: ['No Tradier account connected.'],
    full: [/1111/, /2222/, /3333/],
  },
  'brokerage/application/status/status-view': {
    draw: (isFull) => {
      mockEndpoint(brokerageContract.application, {
        application: isFull ? samples.application : null,
        isSandbox: true,
        fundingStep: null,
      });
      mockEndpoint(brokerageContract.readDraft, { draft: null });
      return <StatusView onTitle={() => undefined} />;
    },
    empty: ['No application submitted yet'],
    full: ['Margin agreement', 'Options agreement', /^11\/20\/2026, \d+:00 [AP]M$/],
  },
  'my-account/home/market-card': {
    draw: (isFull) => {
      mockEndpoint(screenerContract.sectors, sampleSectors(isFull ? three : []));
      return <MarketCard />;
    },
    empty: ['No sector prices yet.'],
    full: three,
  },
  'my-account/home/member-home': {
    draw: (isFull) => {
      mockEndpoint(screenerContract.sectors, sampleSectors(some(isFull, (name) => `Sector ${name}`)));
      const { signals } = sampleHome();
      const [signal] = signals?.items ?? [];
      if (!signal) throw new Error('The sample has no signal');
      const items = some(isFull, (symbol) => ({ ...signal, id: symbol, symbol }));
      mockEndpoint(
        homeContract.read,
        sampleHome({
          isEmailConfirmed: true,
          watchlists: some(isFull, (name) => ({ id: name, name: `List ${name}`, count: 0, change: null, stocks: [] })),
          signals: { items, total: items.length, isSample: true },
          posts: some(isFull, (id) => ({
            ...{ id, title: `Post ${id}`, publishedAt: at, readingMinutes: 1, isSample: true, isOpen: true },
          })),
        }),
      );
      return <AccountHomePage />;
    },
    empty: ['Create your first watchlist', 'No sector prices yet.', 'No open signals right now.', 'No posts yet.'],
    full: three.flatMap((name) => [`List ${name}`, `Sector ${name}`, name, `Post ${name}`]),
  },
  'my-account/stored-data': {
    draw: (isFull) => {
      const events = some(isFull, samples.visit);
      mockEndpoint(privacyContract.ownData, {
        events,
        total: events.length,
        touches: [],
        research: samples.research(isFull),
      });
      return <MyDataPage />;
    },
    empty: ['No data stored', 'No watchlists, alerts, votes, searches or saved screens.'],
    full: ['/one', '/two', '/three', 'a search', /a watchlist/],
  },
  'investing/rounds/own-investing': {
    kind: 'investor',
    draw: (isFull) => {
      mockEndpoint(roundsContract.list, { items: some(isFull, samples.round), asOf: at });
      mockEndpoint(roundsContract.own, {
        commitments: some(isFull, (name) => samples.commitment(`Committed ${name}`)),
        reservations: some(isFull, (name) => samples.reservation(`Reserved ${name}`)),
        yearCents: 0,
        asOf: at,
      });
      mockEndpoint(projectsContract.own, { items: some(isFull, (name) => samples.backing(`Backed ${name}`)) });
      return <OwnInvesting />;
    },
    empty: ['No rounds right now.', 'No commitments, reservations or backed projects yet.'],
    full: three.flatMap((name) => [name, `Committed ${name}`, `Reserved ${name}`, `Backed ${name}`]),
  },
  ...outcomeLists,
  ...earningsLists,
  ...payoutLists,
  ...marketLists,
};

/** Components that load a single object, whose lists are never empty. */
export const noLists: Record<string, string> = {
  'brokerage/application/application-flow': 'one application; its steps are fixed',
  'brokerage/application/status/own-begin': 'one application',
  'brokerage/application/status/applied-panel': 'one application; its stages are fixed',
  'modals/continue-as-investor': 'one account',
  'my-account/own-account': 'one account',
  'my-account/profile/feed-section': 'one address, or none yet',
  'signals/texts/signal-texts': 'one number',
  'signals/detail/member-signal': 'one signal',
  'signals/trades/member-signals': 'open signals: open-signals.component.test shows them empty and full',
  'my-account/profile/messages-section': 'three kinds of message, each on or off',
  'accounts/sign-in/reset-password-page': 'one link',
  'membership/plans/own-plan-action': 'one plan; the visitors’ button while it is not known',
  'membership/changes/change-section': 'the amounts of one switch',
  'my-account/own-plan-summary': 'one plan with its links',
  'membership/invoices/receipt': 'one invoice',
  'research/screener/account-screens': 'saved screens: account-screens.component.test shows them empty and full',
  'membership/own-plan': 'one plan, drawn by what stands in it',
  'publishing/plans/post-to-read': 'one post',
  'publishing/own-post': 'one post; what is related is left out when there is nothing',
  'charts/candles/candles-figure': 'one chart: tests/components/charts shows it empty',
  'modals/search/search-panel': 'search results: search-modal.component.test shows them empty and full',
  'research/screener/rows-of-page': 'Rows of a table that says its count; without any, its page has an empty state.',
  'charts/frame/lazy-chart': 'one chart: tests/components/charts shows it empty',
  'referrals/payouts/grants-section': 'no section without promises: grants-section.component.test shows both',
  'investing/ownership/answer-form': 'one answer',
  'places/member-panel': 'one status',
  'investing/projects/backing-form': 'one backing',
  'referrals/own-link': 'one link',
  'referrals/earnings/first-referral': 'one link',
  'investing/rounds/aml/aml-form': 'four fixed steps',
  'investing/rounds/early-round': 'one round',
  'investing/rounds/investor-panel': 'one status',
  'research/watchlists/watchlist-label': 'A button’s label; the lists open below it.',
};
