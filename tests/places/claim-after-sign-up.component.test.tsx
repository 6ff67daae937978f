import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ClaimPanel } from '@/components/places/claim-panel';
import { placesContract, type PlacePage } from '@/lib/contracts/places/places';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { closeAll, openNames } from '@/tests/support/browser/open-modals';

const at = '2026-11-21T10:00:00.000Z';
const place: PlacePage = {
  kind: 'cities', slug: 'chicago-il', name: 'Chicago', town: null, region: 'IL', country: 'US', lat: 41.85, lon: -87.65,
  population: 2_720_546, state: 'free', waiting: 0, leader: null, claimedAt: null, offeredUntil: null, reports: [],
  events: [], asOf: at,
}; // prettier-ignore

const claim = { state: 'pending', claimedAt: at, decidedBy: '2026-11-28T10:00:00.000Z', termEndsAt: null, lapsesAt: null, renewableFrom: null } as const; // prettier-ignore

describe('a claim', () => {
  const signIn = signingIn();

  it('[I2] [U1] of a member leaves the focus at the result', async () => {
    signIn();
    mockEndpoint(placesContract.memberStatus, { claim: null, waiting: null, isOpen: true, places: 0 });
    mockEndpoint(placesContract.claim, { claim, waiting: null, isOpen: false, places: 1 });
    render(<ClaimPanel place={place} onChange={() => Promise.resolve()} />);
    const button = await screen.findByRole('button', { name: 'Claim this city' });
    expect(screen.getByText('A volunteer role for 12 months. You report at least every 90 days.')).toBeVisible();
    await userEvent.click(button);
    expect(await screen.findByText('Claim received')).toBeVisible();
    // A claim may be declined, so no confirmation is promised.
    expect(
      screen.getByText('We’ll review it by 11/28/2026 and email you. Until then it is reserved for you.'),
    ).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Claim received'));
    expect(document.body).not.toHaveFocus();
  });

  it('[I2] [S20] offers to sign up, and continues afterwards with the chosen name', async () => {
    mockEndpoint(placesContract.memberStatus, { claim: null, waiting: null, isOpen: true, places: 0 });
    const claimed = mockEndpoint(placesContract.claim, { claim, waiting: null, isOpen: false, places: 1 });
    render(<ClaimPanel place={place} onChange={() => Promise.resolve()} />);
    const part = within(screen.getByRole('region', { name: 'Your part' }));
    expect(part.getByText('Claim this city with a free account')).toBeVisible();
    const needed = part.getByText(/^Sign up or log in next\. We then send your claim and bring you back here\.$/);
    expect(needed.compareDocumentPosition(part.getByRole('button', { name: 'Claim this city' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(part.getByText('A volunteer role for 12 months. You report at least every 90 days.')).toBeVisible();
    // Only the button is offered; the link is for browsers without scripts.
    expect(part.queryByRole('link')).toBeNull();
    await userEvent.click(part.getByRole('radio', { name: 'My initials' }));
    await userEvent.click(part.getByRole('button', { name: 'Claim this city' }));
    expect(openNames()).toEqual(['sign-up']);
    closeAll();
    signIn();
    expect(await part.findByText('Claim received')).toBeVisible();
    expect(claimed.map(({ body }) => body)).toEqual(['{"display":"initials"}']);
  });
});
