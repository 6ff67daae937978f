import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PlacePage } from '@/components/places/place-page';
import { placeTitle, placeWhere } from '@/lib/content/places/place-names';
import { placeKindCopy } from '@/lib/content/places/places';
import { placeEventTexts, placeStateCopy } from '@/lib/content/places/place-states';
import { placesContract, type PlaceRow } from '@/lib/contracts/places/places';
import { mapView } from '@/lib/server/places/page-props/place-map';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const asOf = '2026-11-21T10:00:00.000Z';
const chicago: PlaceRow = {
  kind: 'cities', slug: 'chicago-il', name: 'Chicago', town: null, region: 'IL', country: 'US', lat: 41.85,
  lon: -87.65, population: 2_720_546, state: 'free', waiting: 0,
}; // prettier-ignore
const names = {
  title: placeTitle(chicago),
  where: placeWhere(chicago),
  copy: placeKindCopy.cities,
  map: mapView([], false),
  spot: 'M1 1h0',
};

describe('the pages of places', () => {
  const signIn = signingIn();

  it('[I3] name the owner as they chose, and say when nothing has happened', () => {
    const place = { ...chicago, leader: null, claimedAt: null, offeredUntil: null, reports: [], events: [], asOf };
    const { rerender } = render(<PlacePage place={place} {...names} />);
    expect(screen.getByText('No reports yet.')).toBeVisible();
    expect(screen.getByText('None')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Claim this city' })).toBeVisible();
    const leader = {
      name: null,
      since: asOf,
      termEndsAt: '2027-11-21T10:00:00.000Z',
      lapsesAt: '2027-02-19T10:00:00.000Z',
    };
    rerender(<PlacePage place={{ ...place, state: 'held', leader, claimedAt: asOf }} {...names} />);
    expect(screen.getByText('A member')).toBeVisible();
    expect(screen.getByText('02/19/2027')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Join waiting list' })).toBeVisible();
  });

  it('[I2] [U4] show what a claim changed about the place at once', async () => {
    signIn();
    const place = { ...chicago, leader: null, claimedAt: null, offeredUntil: null, reports: [], events: [], asOf };
    const later = '2026-11-21T10:00:05.000Z';
    const memberStatus = { state: 'pending', claimedAt: later, decidedBy: '2026-11-28T10:00:05.000Z', termEndsAt: null, lapsesAt: null, renewableFrom: null } as const; // prettier-ignore
    mockEndpoint(placesContract.memberStatus, { claim: null, waiting: null, isOpen: true, places: 0 });
    mockEndpoint(placesContract.claim, { claim: memberStatus, waiting: null, isOpen: false, places: 1 });
    mockEndpoint(placesContract.read, {
      ...place,
      state: 'pending',
      claimedAt: later,
      events: [{ at: later, event: 'claimed' }],
      asOf: later,
    });
    const user = userEvent.setup();
    render(<PlacePage place={place} {...names} />);
    expect(screen.queryByText('Claimed on')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Claim this city' }));
    expect(await screen.findByText('Claimed on')).toBeVisible();
    expect(screen.getByText(placeStateCopy.pending.text)).toBeVisible();
    expect(screen.getByText('Claim received')).toBeVisible();
  });

  it('[I2] [U4] ask before a claim is withdrawn, and then show the place as it is, not as the browser stored it', async () => {
    signIn();
    const later = '2026-11-21T10:00:05.000Z';
    const memberStatus = { state: 'pending', claimedAt: asOf, decidedBy: '2026-11-28T10:00:00.000Z', termEndsAt: null, lapsesAt: null, renewableFrom: null } as const; // prettier-ignore
    const rest = { leader: null, offeredUntil: null, reports: [] };
    mockEndpoint(placesContract.memberStatus, { claim: memberStatus, waiting: null, isOpen: false, places: 1 });
    const withdrawn = mockEndpoint(placesContract.withdraw, { claim: null, waiting: null, isOpen: true, places: 0 });
    const read = mockEndpoint(placesContract.read, {
      ...{ ...chicago, ...rest, claimedAt: null, asOf: later },
      events: [
        { at: later, event: 'withdrawn' },
        { at: asOf, event: 'claimed' },
      ],
    });
    render(
      <PlacePage place={{ ...chicago, ...rest, state: 'pending', claimedAt: asOf, events: [], asOf }} {...names} />,
    );
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
    await press('Withdraw claim');
    await press('Keep my claim');
    await press('Withdraw claim');
    expect(withdrawn).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Yes, withdraw' }).className).toContain('danger');
    expect(screen.getByRole('button', { name: 'Keep my claim' }).className).toContain('outline');
    await press('Yes, withdraw');
    expect(await screen.findByText('Claim withdrawn')).toBeVisible();
    expect(screen.queryByText('Claimed on')).toBeNull();
    expect(screen.getByText(placeStateCopy.free.text)).toBeVisible();
    expect(read[0]?.headers.get('Cache-Control')).toBe('no-cache');
  });

  it('[I2] call it stepping down only after a confirmed claim', () => {
    expect(placeEventTexts(['withdrawn', 'confirmed', 'claimed', 'withdrawn', 'claimed'])).toEqual([
      'Owner stepped down',
      'Claim confirmed, term started',
      'Claimed',
      'Claim withdrawn',
      'Claimed',
    ]);
  });

  it('[I3] count the members of a place: those who claimed or lead it, and those on the waiting list', () => {
    const place = { ...chicago, leader: null, claimedAt: null, offeredUntil: null, reports: [], events: [], asOf };
    const members = () => screen.getByText('Members claiming or waiting').nextElementSibling;
    const { rerender } = render(<PlacePage place={place} {...names} />);
    expect(members()).toHaveTextContent(/^0$/);
    rerender(<PlacePage place={{ ...place, state: 'pending', claimedAt: asOf, waiting: 19 }} {...names} />);
    expect(members()).toHaveTextContent(/^20$/);
  });

  it.each([
    ['members', signIn],
    ['visitors', () => undefined],
  ])('[I2] say to %s that a school is for its students and staff, and not so for a city', async (_, enter) => {
    enter();
    mockEndpoint(placesContract.memberStatus, { claim: null, waiting: null, isOpen: true, places: 0 });
    const rest = { leader: null, claimedAt: null, offeredUntil: null, reports: [], events: [], asOf };
    const rule = 'For students and staff of this school, 18 or older.';
    const { unmount } = render(<PlacePage place={{ ...chicago, ...rest }} {...names} />);
    expect(await screen.findByRole('button', { name: 'Claim this city' })).toBeVisible();
    expect(screen.queryByText(rule)).toBeNull();
    unmount();
    const school = { ...chicago, ...rest, kind: 'schools' as const, slug: 'rice-university', name: 'Rice University' };
    render(<PlacePage place={school} {...names} />);
    expect(await screen.findByRole('button', { name: 'Claim this school' })).toBeVisible();
    expect(screen.getByText(rule)).toBeVisible();
  });

  it('[I2] date the population by its source, and the status by the day it was read', () => {
    render(
      <PlacePage place={{ ...chicago, leader: null, claimedAt: null, offeredUntil: null, reports: [], events: [], asOf }} {...names} />,
    ); // prettier-ignore
    expect(screen.getByText('Population (GeoNames, 2018)').nextElementSibling).toHaveTextContent('2,720,546');
    expect(screen.getByText('Status as of').nextElementSibling).toHaveTextContent('11/21/2026');
  });
});
