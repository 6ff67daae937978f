import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RoundPage } from '@/components/investing/rounds/round-page';
import { waitingLegend } from '@/lib/content/investing/crowdfunding';
import { roundsContract, type RoundPage as Round, type RoundInvestorStatus } from '@/lib/contracts/investing/rounds';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
const card = {
  slug: 'first',
  name: 'The first round',
  about: 'Makes examples.',
  stateAt: '2026-11-02T12:00:00.000Z',
  firstLookAt: '2026-11-02T12:00:00.000Z',
  publicAt: '2026-11-04T12:00:00.000Z',
  isSample: true,
  moves: [{ at: '2026-11-02T12:00:00.000Z', to: 'testing-waters' as const }],
  asOf: '2026-11-21T12:00:00.000Z',
};
const amounts = { minimumCents: 5_000_000, targetCents: 25_000_000, valuationCapCents: null };
const reserved = { count: 0, cents: 0 };
const interest: Round = {
  ...card,
  ...amounts,
  phase: 'interest',
  ...{ security: 'SAFE', priceCents: null, smallestCents: 10_000, largestCents: 1_000_000, deadlineAt: null, reserved },
  state: 'testing-waters',
  known: ['It makes examples.'],
  risks: ['Nobody may want them.'],
  documents: [],
  useOfProceeds: 'Two engineers.',
};
const notice: Round = {
  ...card,
  ...amounts,
  phase: 'notice',
  state: 'live',
  portal: { name: 'Example Portal LLC', url: 'https://portal.example/', registration: 'SEC 007' },
  issuer: {
    legalName: 'Example Issuer, Inc.',
    address: '1 Example Street',
    phone: '(512) 555-0100',
    website: 'https://issuer.example/',
    email: 'a@issuer.example',
  },
  security: 'Common stock',
  priceCents: 125,
  deadlineAt: '2026-12-31T22:00:00.000Z',
  useOfProceeds: 'Two engineers.',
  held: null,
  formCFiledOn: '2026-11-01',
  isSample: false,
};
const own: RoundInvestorStatus = {
  state: 'testing-waters',
  isSample: true,
  smallestCents: 10_000,
  largestCents: 1_000_000,
  canReserve: true,
  canHandOver: false,
  yearCents: 10_000,
  cancelUntil: null,
  portal: null,
  reservation: null,
  commitment: null,
  changes: [],
};
const at = (path: string) => path.replace(':slug', 'first');

describe('the round page', () => {
  const signIn = signingIn();

  it('[H13] [H2] shows before the filing what is known, the risks, the legend and the sample mark', () => {
    const html = renderToString(<RoundPage round={interest} />);
    for (const text of [waitingLegend, 'It makes examples.', 'Nobody may want them.', 'Sample data', 'Planned terms'])
      expect(html).toContain(text.replaceAll("'", '&#x27;'));
    expect(html).not.toContain('portal');
    expect(html.split('Sample data')).toHaveLength(2);
  });

  it('[H13] [H6] is a notice while live, with a link to the intermediary', () => {
    render(<RoundPage round={notice} />);
    expect(screen.getByRole('link', { name: 'Go to Example Portal LLC' })).toHaveAttribute(
      'href',
      'https://portal.example/',
    );
    for (const text of ['$1.25', 'Two engineers.']) expect(screen.getByText(text)).toBeVisible();
    // Shown among the terms and at the end of the timeline.
    expect(screen.getAllByText('12/31/2026, 22:00 UTC')).toHaveLength(2);
    expect(screen.queryByText('Risks')).toBeNull();
    expect(screen.getByRole('link', { name: 'https://issuer.example/' })).toBeVisible();
  });

  it('[H13] links to no website and no intermediary of a sample round', () => {
    render(<RoundPage round={{ ...notice, isSample: true }} />);
    expect(screen.getByText('https://issuer.example/')).toBeVisible();
    expect(screen.queryByRole('link', { name: /issuer\.example|Example Portal|Read Form C/ })).toBeNull();
    expect(screen.getByText('A real round links to its Form C here.')).toBeVisible();
  });

  it('[H1] lists each stage in its timeline, with the first look, the public date and its end', () => {
    render(<RoundPage round={{ ...notice, moves: [...card.moves, { at: '2026-11-15T12:00:00.000Z', to: 'live' }] }} />);
    const history = screen.getByRole('heading', { name: 'Timeline' }).nextElementSibling;
    expect([...(history?.children ?? [])].map((row) => row.textContent)).toEqual([
      'First look · Testing the waters11/02/2026, 12:00 UTC',
      'Public11/04/2026, 12:00 UTC',
      'Live11/15/2026, 12:00 UTC',
      'Closes12/31/2026, 22:00 UTC',
    ]);
  });

  it('[H2] accepts a reservation from an investor who has checked the legend', async () => {
    signIn('investor');
    mockEndpoint({ ...roundsContract.investorStatus, path: at(roundsContract.investorStatus.path) as '/api' }, own);
    const requests = mockEndpoint(
      { ...roundsContract.reserve, path: at(roundsContract.reserve.path) as '/api' },
      {
        ...own,
        reservation: { amountCents: 125_050, reservedAt: '2026-11-21T12:00:00.000Z' },
      },
    );
    render(<RoundPage round={interest} />);
    await userEvent.type(await screen.findByLabelText('Amount (USD)'), '1,250.50');
    await userEvent.click(screen.getByRole('button', { name: 'Reserve' }));
    expect(await screen.findByText('Confirm that you have read the notice')).toBeVisible();
    expect(requests).toHaveLength(0);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Reserve' }));
    expect(await screen.findByText('You reserved $1,250.50')).toBeVisible();
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ amountCents: 125_050, hasReadLegend: true });
  });

  it('[H3] calculates the limit where a commitment is made, including what was committed through us', async () => {
    signIn('investor');
    const portal = { name: 'Example Portal LLC', url: 'https://portal.example/', registration: '007-00000' };
    const live = { ...own, state: 'live' as const, canReserve: false, canHandOver: true, portal };
    mockEndpoint({ ...roundsContract.investorStatus, path: at(roundsContract.investorStatus.path) as '/api' }, live);
    render(<RoundPage round={notice} />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Calculate my limit' }));
    await user.type(await screen.findByLabelText('Annual income (USD)'), '60000');
    await user.type(screen.getByLabelText(/^Net worth \(USD\)/), '80000');
    expect(screen.getByText('$3,900')).toBeVisible();
  });

  it('[H4] offers to cancel while that is possible, and to reconfirm after a change', async () => {
    signIn('investor');
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const commitment = {
      amountCents: 50_000,
      handedOverAt: card.asOf,
      heldCents: null,
      heldAsOf: null,
      reconfirmBy: soon,
      ending: null,
      endedAt: null,
    };
    const changes = [{ at: card.asOf, text: 'The price is higher.', reconfirmBy: soon }];
    const committed = {
      ...own,
      state: 'live' as const,
      canReserve: false,
      commitment,
      cancelUntil: soon,
      changes,
    };
    mockEndpoint(
      { ...roundsContract.investorStatus, path: at(roundsContract.investorStatus.path) as '/api' },
      committed,
    );
    const confirmed = { ...committed, commitment: { ...commitment, reconfirmBy: null } };
    mockEndpoint({ ...roundsContract.reconfirm, path: at(roundsContract.reconfirm.path) as '/api' }, confirmed);
    mockEndpoint(
      { ...roundsContract.cancel, path: at(roundsContract.cancel.path) as '/api' },
      {
        ...confirmed,
        commitment: { ...confirmed.commitment, ending: 'withdrawn', endedAt: card.asOf },
      },
    );
    render(<RoundPage round={notice} />);
    expect(await screen.findByText(/The price is higher/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reconfirm commitment' }));
    await waitFor(() => expect(screen.queryByText(/The price is higher/)).toBeNull());
    // The button ignores clicks until the response arrives.
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel commitment', busy: false }));
    expect(await screen.findByText('Canceled by you.')).toBeVisible();
  });

  it('[H5] tells a member that rounds are for investor accounts', () => {
    signIn('user');
    render(<RoundPage round={interest} />);
    expect(screen.getByText(/^Rounds need an investor account\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue as an investor' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /investor account/ })).toBeNull();
  });
});
