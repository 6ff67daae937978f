import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InvestingPage } from '@/components/investing/rounds/investing-page';
import { OwnInvesting } from '@/components/investing/rounds/own-investing';
import { RoundPanel } from '@/components/investing/rounds/round-panel';
import { projectsContract } from '@/lib/contracts/investing/projects';
import { roundsContract, type RoundCard } from '@/lib/contracts/investing/rounds';
import type { RoundState } from '@/lib/domain/investing/rounds';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const signIn = signingIn();
const asOf = '2026-11-21T12:00:00.000Z';

const roundIn = (state: RoundState): RoundCard => ({
  slug: state,
  name: `A round: ${state}`,
  about: 'Makes examples.',
  state,
  stateAt: '2026-11-02T12:00:00.000Z',
  firstLookAt: '2026-11-02T12:00:00.000Z',
  publicAt: '2026-11-04T12:00:00.000Z',
  isSample: false,
});

it('[H1] lists the rounds that an investor can act on, without those that are over', async () => {
  signIn('investor');
  const states = ['testing-waters', 'live', 'closing', 'closed', 'cancelled'] as const;
  mockEndpoint(roundsContract.list, { items: states.map(roundIn), asOf });
  mockEndpoint(roundsContract.own, { commitments: [], reservations: [], yearCents: 0, asOf });
  mockEndpoint(projectsContract.own, { items: [] });
  render(<OwnInvesting />);
  expect(await screen.findByRole('link', { name: 'A round: live' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^A round/ }).map((link) => link.textContent)).toEqual([
    'A round: testing-waters',
    'A round: live',
    'A round: closing',
  ]);
});

it('[U4] totals each kind, and names those that are empty', async () => {
  signIn('investor');
  const round = { slug: 'first', name: 'First round', state: 'live' as const, isSample: false };
  const reservation = { round, amountCents: 50_000, reservedAt: asOf };
  mockEndpoint(roundsContract.list, { items: [], asOf });
  mockEndpoint(roundsContract.own, { commitments: [], reservations: [reservation], yearCents: 0, asOf });
  mockEndpoint(projectsContract.own, { items: [] });
  render(<OwnInvesting />);
  expect(await screen.findByRole('link', { name: 'First round' })).toBeVisible();
  const figureOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(['Committed', 'Reserved', 'Backed'].map(figureOf)).toEqual(['$0.00', '$500.00', '$0.00']);
  expect(screen.getByText('No commitments yet.')).toBeVisible();
  expect(screen.getByText('No backed projects yet.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your activity' })).toBeNull();
});

it('[H1] counts a commitment at the amount held, and one that was canceled as nothing', async () => {
  signIn('investor');
  const commitment = (slug: string, heldCents: number | null, ending: 'withdrawn' | 'completed' | null) => ({
    round: { slug, name: slug, state: 'live' as const, isSample: false },
    amountCents: 100_000,
    handedOverAt: asOf,
    heldCents,
    heldAsOf: null,
    reconfirmBy: null,
    ending,
    endedAt: null,
    cancelUntil: null,
    portal: null,
  });
  const commitments = [
    commitment('noted', null, null),
    commitment('held', 80_000, null),
    commitment('invested', 60_000, 'completed'),
    commitment('canceled', 90_000, 'withdrawn'),
  ];
  mockEndpoint(roundsContract.list, { items: [], asOf });
  mockEndpoint(roundsContract.own, { commitments, reservations: [], yearCents: 0, asOf });
  mockEndpoint(projectsContract.own, { items: [] });
  render(<OwnInvesting />);
  const label = await screen.findByText('Committed', { selector: 'dt' });
  expect(label.nextElementSibling).toHaveTextContent('$2,400.00');
});

it('[U4] says once that nothing was committed, reserved or backed, and where to start', async () => {
  signIn('investor');
  mockEndpoint(roundsContract.list, { items: [], asOf });
  mockEndpoint(roundsContract.own, { commitments: [], reservations: [], yearCents: 0, asOf });
  mockEndpoint(projectsContract.own, { items: [] });
  render(<OwnInvesting />);
  expect(await screen.findByText('No commitments, reservations or backed projects yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View projects' })).toHaveAttribute('href', '/back-a-project');
  for (const name of ['Commitments', 'Reservations', 'Projects you back'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
});

it.each(['closed', 'cancelled'] as const)('[H5] asks no member to become an investor for a %s round', (state) => {
  signIn('user');
  const { container } = render(<RoundPanel slug="first" state={state} />);
  expect(container).toBeEmptyDOMElement();
});

it('[H5] tells a member what is missing, and the button how to get it', () => {
  signIn('user');
  render(<InvestingPage />);
  expect(screen.getByText('You need an investor account')).toBeVisible();
  expect(screen.getAllByText('Continue as an investor')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'View public rounds' })).toHaveAttribute('href', '/rounds');
});
