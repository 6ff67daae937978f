import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ClaimPanel } from '@/components/places/claim-panel';
import { LeaderSection } from '@/components/places/leader-section';
import { MapFigure } from '@/components/places/map-figure';
import { PlaceHistory } from '@/components/places/place-history';
import { savePendingAction } from '@/lib/client/session/pending-action';
import { placesContract, type PlacePage } from '@/lib/contracts/places/places';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { mapView } from '@/lib/server/places/page-props/place-map';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const at = '2026-11-21T10:00:00.000Z';
const place: PlacePage = {
  kind: 'cities', slug: 'chicago-il', name: 'Chicago', town: null, region: 'IL', country: 'US', lat: 41.85, lon: -87.65,
  population: 2_720_546, state: 'free', waiting: 0, leader: null, claimedAt: null, offeredUntil: null, reports: [],
  events: [], asOf: at,
}; // prettier-ignore
const day = (from: number) => `${addDays(new Date().toISOString().slice(0, 10), from)}T12:00:00.000Z`;
const nothing = () => Promise.resolve();

describe('[I2] a visitor may', () => {
  it.each([
    ['claim a place that is available', { state: 'free' }, 'Claim this city'],
    ['claim a place that lapsed', { state: 'lapsed' }, 'Claim this city'],
    ['wait for one offered to the next in line', { state: 'lapsed', offeredUntil: at }, 'Join waiting list'],
    ['wait for one that is claimed', { state: 'pending' }, 'Join waiting list'],
    ['wait for one with an owner', { state: 'held' }, 'Join waiting list'],
  ] as const)('%s', (_, over, button) => {
    render(<ClaimPanel place={{ ...place, ...over }} onChange={nothing} />);
    expect(screen.getByRole('button')).toHaveTextContent(button);
  });
});

describe('[I2] an owner', () => {
  const held = { state: 'held', claimedAt: at, decidedBy: at, termEndsAt: day(20), lapsesAt: day(10) } as const;
  const show = (renewableFrom: string | null) =>
    render(<LeaderSection claim={{ ...held, renewableFrom }} isBusy={false} change={vi.fn()} />);

  it.each([
    ['renews the term in its last days', day(-1), true],
    ['does not renew it before', day(1), false],
    ['does not renew it where that is not possible', null, false],
  ])('%s', (_, renewableFrom, canRenew) => {
    show(renewableFrom);
    expect(screen.queryByRole('button', { name: 'Renew for 12 months' }) !== null).toBe(canRenew);
    expect(screen.getByText('You lead this place')).toBeVisible();
  });

  it('steps down after a question in the words of an owner', async () => {
    show(null);
    await userEvent.click(screen.getByRole('button', { name: 'Step down' }));
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Step down\? .* Your reports stay online without your name\.$/,
    );
    expect(screen.getByRole('button', { name: 'Yes, step down' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep the place' })).toBeVisible();
  });
});

describe('[I2] a member outside', () => {
  const signIn = signingIn();

  it.each([
    [true, 'Claim this city'],
    [false, 'Join waiting list'],
  ])('of a place that is open (%s) is offered: %s', async (isOpen, button) => {
    signIn();
    mockEndpoint(placesContract.memberStatus, { claim: null, waiting: null, isOpen, places: 0 });
    render(<ClaimPanel place={place} onChange={nothing} />);
    expect(await screen.findByRole('button')).toHaveTextContent(button);
  });
});

describe('[I2] [S20] a claim that waited for the login', () => {
  const signIn = signingIn();

  it('is sent once with the chosen name, however the answer turns out', async () => {
    mockEndpoint(placesContract.memberStatus, { claim: null, waiting: null, isOpen: true, places: 0 });
    const sentence = 'You already lead a place.';
    const claims = mockEndpoint(placesContract.claim, { status: 409, message: sentence });
    render(<ClaimPanel place={place} onChange={nothing} />);
    savePendingAction('claim cities/chicago-il none');
    signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('radio', { name: /^Anonymous/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'My initials' }));
    expect(claims.map(({ body }) => body)).toEqual(['{"display":"none"}']);
  });
});

it('[I3] the map counts the places that are available of all', () => {
  render(
    <MapFigure
      copy={{ many: 'cities', source: 'Source' }}
      totals={{ free: 890, pending: 4, held: 5, lapsed: 1 }}
      map={mapView([], false)}
      asOf={at}
    />,
  );
  expect(screen.getByText('890 of 900 cities available')).toBeVisible();
});

it('[I3] a place without activity says so', () => {
  render(<PlaceHistory events={[]} />);
  expect(screen.getByText('No activity yet.')).toBeVisible();
});
