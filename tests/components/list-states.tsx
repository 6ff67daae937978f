import { BanksPart } from '@/components/account/banks-part';
import { OwnBanks } from '@/components/account/own-standing';
import { SessionsPart } from '@/components/account/sessions-part';
import { TradierPart } from '@/components/account/tradier-part';
import { StatusView } from '@/components/account-opening/status-view';
import { MyDataPage } from '@/components/privacy/my-data-page';
import { OwnInvesting } from '@/components/rounds/own-investing';
import { banksContract } from '@/lib/contracts/banks';
import { brokerageContract } from '@/lib/contracts/brokerage';
import { myAccountContract } from '@/lib/contracts/my-account';
import { privacyContract } from '@/lib/contracts/privacy';
import { projectsContract } from '@/lib/contracts/projects';
import { roundsContract } from '@/lib/contracts/rounds';
import { tradierContract } from '@/lib/contracts/tradier';
import { mockEndpoint } from '@/tests/support/mock-endpoint';
import * as samples from './list-samples';
import { marketLists } from './market-lists';
import { some, three, type Lists } from './list-samples';

const at = '2026-11-20T10:00:00.000Z';

/** The lists of every part that asks the server, by its file. */
export const lists: Record<string, Lists> = {
  'account/banks-part': {
    draw: (isFull) => {
      mockEndpoint(banksContract.list, { items: some(isFull, samples.bank), hindrance: null, isSimulated: true });
      return <BanksPart />;
    },
    empty: ['No bank is linked'],
    full: three,
  },
  'account/own-standing': {
    draw: (isFull) => {
      mockEndpoint(banksContract.list, { items: some(isFull, samples.bank), hindrance: null, isSimulated: true });
      return <OwnBanks />;
    },
    empty: ['No bank is linked.'],
    full: three,
  },
  'account/sessions-part': {
    draw: (isFull) => {
      // The session that asks is always there: alone is what empty is for others.
      mockEndpoint(myAccountContract.sessions, { items: (isFull ? three : three.slice(0, 1)).map(samples.session) });
      return <SessionsPart />;
    },
    empty: ['You are signed in nowhere else.'],
    full: three,
  },
  'account/tradier-part': {
    draw: (isFull) => {
      mockEndpoint(tradierContract.read, { link: isFull ? samples.tradierLink : null, isOn: true, isSimulated: true });
      return <TradierPart />;
    },
    empty: ['No Tradier account is linked.'],
    full: [/1111/, /2222/, /3333/],
  },
  'account-opening/status-view': {
    draw: (isFull) => {
      mockEndpoint(brokerageContract.application, {
        application: isFull ? samples.application : null,
        isSandbox: true,
      });
      return <StatusView />;
    },
    empty: ['You have not sent an application'],
    full: ['Margin agreement', 'Options agreement', '11/20/2026, 10:00 UTC'],
  },
  'privacy/my-data-page': {
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
    empty: ['Nothing is stored', 'No watchlist, no alert, no vote for a stock and no search.'],
    full: ['/one', '/two', '/three', 'a search', /a watchlist/],
  },
  'rounds/own-investing': {
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
      return <OwnInvesting investorId="one" />;
    },
    empty: ['No round can be seen now.', 'You have no commitment.', 'You have no reservation.', 'You back no project.'],
    full: three.flatMap((name) => [name, `Committed ${name}`, `Reserved ${name}`, `Backed ${name}`]),
  },
  ...marketLists,
};

/** Parts that ask the server for one thing, which is there or not: a list of theirs has entries by its nature. */
export const noLists: Record<string, string> = {
  'account-opening/application-flow': 'one application; its steps are fixed',
  'account/account-page': 'one account',
  'account/feed-part': 'one address, or none yet',
  'account/messages-part': 'three kinds of message, each on or off',
  'auth/reset-password-page': 'one link',
  'billing/own-plan': 'one plan, drawn by what stands in it',
  'blog/post-page': 'one post; what is related is left out when there is nothing',
  'charts/late-chart': 'one chart: tests/components/charts shows it empty',
  'ownership/answer-form': 'one answer',
  'places/member-panel': 'one standing',
  'projects/backing-form': 'one backing',
  'referrals/links-page': 'one link',
  'rounds/aml-form': 'four fixed steps',
  'rounds/first-look-page': 'one round',
  'rounds/investor-panel': 'one standing',
};
