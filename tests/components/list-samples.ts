import type { ReactElement } from 'react';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import type { Banks } from '@/lib/contracts/brokerage/banks';
import type { ApplicationState } from '@/lib/contracts/brokerage/brokerage';
import type { OwnSession } from '@/lib/contracts/my-account/my-account';
import type { SavedResearch, OwnData } from '@/lib/contracts/my-account/privacy';
import type { OwnRounds, RoundCard } from '@/lib/contracts/investing/rounds';
import type { Funding, Transfer } from '@/lib/contracts/brokerage/transfers';
import type { StockRequest } from '@/lib/contracts/research/stock-requests';

export type Lists = {
  kind?: AccountKind;
  /** Renders the component with a server that returns empty lists, or every entry of `full`. */
  draw: (isFull: boolean) => ReactElement;
  /** The message of each list when it is empty. */
  empty: readonly (string | RegExp)[];
  /** The names of all entries, list by list; each must be shown. */
  full: readonly (string | RegExp)[];
  /** What the user types before the list is shown. */
  typed?: string;
};

export const three = ['One', 'Two', 'Three'] as const;

/** All three entries, or none. */
export const some = <Item>(isFull: boolean, make: (name: string, index: number) => Item) =>
  isFull ? three.map(make) : [];

/** Sample list entries, each identified by its name. */

const at = '2026-11-20T10:00:00.000Z';
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

export const bank = (name: string): Banks['items'][number] => ({
  ...{ id: name, bankName: name, mask: '0000', accountType: 'checking', state: 'approved' },
  ...{ needsLogin: false, linkedAt: at },
});

export const funding: Funding = {
  ...{ blocker: 'no-bank', bank: null, balance: null, openCount: 0, expectedOn: '2026-11-27', isSimulated: false },
  limits: { minCents: 100, perTransferCents: 5_000_000, perDayCents: 5_000_000, maxOpen: 5 },
  leftTodayCents: { deposit: 5_000_000, withdrawal: 5_000_000 },
};

export const transfer = (name: string): Transfer => ({
  ...{ id: name, direction: 'deposit', amountCents: 25_075, status: 'queued', returnCode: null, reason: null },
  ...{ bankName: name, bankMask: '0000', createdAt: at, expectedOn: '2026-11-27', completedAt: null },
  ...{ heldUntil: null, canCancel: true },
});

export const session = (name: string, index: number): OwnSession => ({
  ...{ id: name, isCurrent: index === 0, device: name, ip: null, signedInAt: at, lastSeenAt: at },
});

export const tradierLink = {
  accounts: ['1111', '2222', '3333'].map((mask) => ({ mask, type: 'margin', status: 'active' })),
  ...{ linkedAt: at, expiresAt: at, isExpired: false, isRenewed: false },
};

export const application: ApplicationState = {
  status: 'SUBMITTED',
  createdAt: at,
  history: [{ status: 'SUBMITTED', at }],
  ...{ needs: [], documents: [], refusal: null },
  agreements: ['margin_agreement', 'options_agreement'].map((agreement) => ({
    ...{ agreement, version: 1, sha256: 'ab'.repeat(32), signedAt: at },
  })),
};

export const visit = (name: string): OwnData['events'][number] => ({
  ...{ at, name: 'page_view', path: `/${slugOf(name)}`, referrer: null, utm: null },
});

export const research = (isFull: boolean): SavedResearch => ({
  searches: isFull ? [{ search: 'a search', at }] : [],
  watchlists: isFull ? [{ name: 'a watchlist', at, tickers: ['AAPL'] }] : [],
  alerts: [],
  votes: [],
  screens: [],
});

export const round = (name: string): RoundCard => ({
  ...{ slug: slugOf(name), name, about: '', state: 'testing-waters', stateAt: at, firstLookAt: at, publicAt: at },
  isSample: false,
});

const named = (name: string) => ({
  round: { slug: slugOf(name), name, state: 'testing-waters' as const, isSample: false },
});

export const commitment = (name: string): OwnRounds['commitments'][number] => ({
  ...named(name),
  ...{ amountCents: 100, handedOverAt: at, heldCents: null, heldAsOf: null, reconfirmBy: null },
  ...{ ending: null, endedAt: null, cancelUntil: null, portal: null },
});

export const reservation = (name: string) => ({ ...named(name), amountCents: 100, reservedAt: at });

export const backing = (title: string) => ({
  ...{ slug: slugOf(title), title, amountCents: 100, backedAt: at, isSample: false },
});

export const request = (name: string): StockRequest => ({
  ...{ ticker: name.toUpperCase(), status: 'asked', votes: 1, askedAt: at, answeredAt: null },
  history: [{ at, status: 'asked', reason: null }],
});

export const watched = (name: string, takenOff: string | null = null) => ({
  ...{ id: name, ticker: name.toUpperCase(), name: `${name} Works`, reason: 'It grew', putOnBy: 'A rule' },
  ...{ putOn: '2026-11-03', takenOff, changeSince: 5, isSample: false },
});
