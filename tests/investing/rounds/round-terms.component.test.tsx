import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RoundPage } from '@/components/investing/rounds/round-page';
import type { RoundPage as Round } from '@/lib/contracts/investing/rounds';
import { signingIn } from '@/tests/support/api/member';

const card = {
  ...{ slug: 'first', name: 'The first round', about: 'Makes examples.', isSample: false },
  ...{ stateAt: '2026-11-02T12:00:00.000Z', firstLookAt: '2026-11-02T12:00:00.000Z' },
  ...{ publicAt: '2026-11-04T12:00:00.000Z', asOf: '2026-11-21T12:00:00.000Z', moves: [] },
};
const amounts = { minimumCents: 5_000_000, targetCents: 25_000_000 };
const planned = {
  ...{ ...card, ...amounts, phase: 'interest' as const, state: 'testing-waters' as const },
  ...{ security: 'SAFE', priceCents: null, valuationCapCents: null, deadlineAt: null },
  ...{ smallestCents: 10_000, largestCents: 1_000_000, reserved: { count: 0, cents: 0 } },
  ...{ known: ['It makes examples.'], risks: ['Demand is unknown.'], documents: [] },
  useOfProceeds: 'Two engineers.',
} satisfies Round;
const live = {
  ...{ ...card, ...amounts, phase: 'notice' as const, state: 'live' as const },
  ...{ security: 'Common stock', priceCents: 125, valuationCapCents: null, deadlineAt: '2026-12-31T22:00:00.000Z' },
  ...{ useOfProceeds: 'Two engineers.', formCFiledOn: '2026-11-01' },
  ...{ portal: { name: 'Example Portal LLC', url: 'https://portal.example/', registration: 'SEC 007' } },
  issuer: {
    ...{ legalName: 'Example Issuer, Inc.', address: '1 Example Street', phone: '(512) 555-0100' },
    ...{ website: 'https://issuer.example/', email: 'a@issuer.example' },
  },
  held: { cents: 12_500_000, asOf: '2026-11-20T12:00:00.000Z' },
} satisfies Round;

/** The rows of the table below a heading, as [name, value]. */
const rowsBelow = (heading: string) => {
  const list = screen.getByRole('heading', { name: heading }).parentElement?.querySelector('dl');
  return [...(list?.children ?? [])].map((row) => [...row.children].map((cell) => cell.textContent));
};

describe('the terms of a round', () => {
  it('[H13] that is planned name what is not set yet', () => {
    render(<RoundPage round={planned} />);
    expect(rowsBelow('Planned terms')).toEqual([
      ['Security', 'SAFE'],
      ['Price per unit', 'Not set yet'],
      ['Amount per investor', '$100 to $10,000'],
      ['Minimum raise', '$50,000Below it, all money is returned'],
      ['Target raise', '$250,000'],
      ['Closes', 'Not set yet'],
      ['Planned use of proceeds', 'Two engineers.'],
    ]);
    expect(screen.getByText('$0').parentElement).toHaveTextContent('$0 reserved of a $250,000 target');
  });

  it('[H13] that is planned show what is set, and the open reservations', () => {
    const reserved = { count: 12, cents: 4_350_000 };
    render(<RoundPage round={{ ...planned, valuationCapCents: 600_000_000, reserved }} />);
    const rows = new Map(rowsBelow('Planned terms').map(([name, value]) => [name, value]));
    expect(rows.get('Valuation cap')).toBe('$6,000,000');
    expect(rows.has('Price per unit')).toBe(false);
    expect(screen.getByText('$43,500').parentElement).toHaveTextContent('$43,500 reserved of a $250,000 target');
    expect(screen.getByText('12 investors')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Reserved' })).toHaveAttribute('value', '4350000');
    // Reservations are not commitments, so they do not count toward the minimum even when they exceed it.
    expect(screen.getByText('Minimum raise: $50,000')).toBeVisible();
  });

  it('[H13] that is live are those of its notice, with what the intermediary holds', () => {
    render(<RoundPage round={live} />);
    expect(rowsBelow('Terms')).toEqual([
      ['Security', 'Common stock'],
      ['Price per unit', '$1.25'],
      ['Minimum raise', '$50,000Below it, all money is returned'],
      ['Target raise', '$250,000'],
      ['Closes', '12/31/2026, 22:00 UTC'],
      ['Planned use of proceeds', 'Two engineers.'],
    ]);
    expect(screen.getByText('$125,000').parentElement).toHaveTextContent('$125,000 raised of a $250,000 target');
    expect(screen.getByText('Held by the intermediary, as of 11/20/2026')).toBeVisible();
    expect(screen.getByText('Minimum raise of $50,000 reached')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Raised' })).toHaveAttribute('value', '12500000');
  });

  it('[H13] that is live come after links to the filed documents and the risks of any round', () => {
    render(<RoundPage round={live} />);
    const documents = screen.getByRole('heading', { name: 'Documents and risks' });
    const follows = documents.compareDocumentPosition(screen.getByRole('heading', { name: 'Terms' }));
    expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const read = screen.getByRole('link', { name: 'Read Form C' });
    expect(read).toHaveAttribute('href', 'https://portal.example/');
    expect(screen.getByRole('link', { name: 'Risks of any round' })).toHaveAttribute('href', '/rounds#risks');
    expect(screen.queryByText(/^A real round/)).toBeNull();
  });

  it('[H13] have no progress while the intermediary has reported nothing', () => {
    render(<RoundPage round={{ ...live, held: null }} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('Two engineers.')).toBeVisible();
  });
});

describe('the next step in a round', () => {
  signingIn();
  const actions = () => {
    const panel = within(screen.getByRole('region', { name: 'Your status' }));
    return [...panel.queryAllByRole('link'), ...panel.queryAllByRole('button')].map(({ textContent }) => textContent);
  };

  it.each([
    ['planned', planned, ['Sign up as an investor', 'Log in as an investor']],
    ['live', live, ['Go to Example Portal LLC', 'Sign up as an investor', 'Log in as an investor']],
    ['a live sample', { ...live, isSample: true }, ['Sign up as an investor', 'Log in as an investor']],
  ] as const)('[H2] [H6] of a round that is %s', (_, round, expected) => {
    render(<RoundPage round={round} />);
    expect(actions()).toEqual(expected);
    expect(screen.queryByText(/Nothing is sold and no money moves/) !== null).toBe(round.isSample);
  });

  it.each([
    ['closed', ['live', 'closed'], 'This round is closed. Its terms are no longer shown.'],
    [
      'cancelled',
      ['live', 'cancelled'],
      'This round was canceled, along with all commitments. Its terms are no longer shown.',
    ],
    [
      'cancelled',
      ['cancelled'],
      'This round was canceled before it opened. Nothing was sold and no money was taken. Its terms are no longer shown.',
    ],
  ] as const)('[H13] that is over are replaced by how it ended: %s, %j', (state, states, text) => {
    const moves = states.map((to) => ({ to, at: '2026-11-10T12:00:00.000Z' }));
    render(<RoundPage round={{ ...card, phase: 'over', state, moves }} />);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Terms' })).toBeNull();
  });
});
