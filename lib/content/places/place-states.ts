import { placeRules, type PlaceEvent, type PlaceState } from '@/lib/domain/places/places';

export const placeStateCopy: Record<PlaceState, { label: string; text: string }> = {
  free: {
    label: 'Available',
    text: `Free to claim. First come, first served; we review each claim within ${placeRules.decisionDays} days.`,
  },
  pending: { label: 'Claimed', text: 'A member claimed it. We are reviewing the claim.' },
  held: { label: 'Led', text: 'A member leads it.' },
  lapsed: { label: 'Lapsed', text: 'No one leads it now. Members on the waiting list go first.' },
};

export const placeEventCopy: Record<PlaceEvent, string> = {
  claimed: 'Claimed',
  confirmed: 'Claim confirmed, term started',
  renewed: 'Term renewed',
  reported: 'Report filed',
  offered: 'Offered to the next member on the waiting list',
  withdrawn: 'Owner stepped down',
  rejected: 'Claim rejected',
  released: 'Released by us',
  lapsed: 'Lapsed',
};

const claimWithdrawn = 'Claim withdrawn';
const ofATerm: readonly PlaceEvent[] = ['confirmed', 'renewed', 'reported'];

/** The text of each event, newest first. A member who withdraws before the claim is confirmed never led the place. */
export const placeEventTexts = (events: readonly PlaceEvent[]) =>
  events.map((event, row) => {
    if (event !== 'withdrawn') return placeEventCopy[event];
    const before = events.slice(row + 1).find((earlier) => earlier === 'claimed' || ofATerm.includes(earlier));
    return before === 'claimed' ? claimWithdrawn : placeEventCopy.withdrawn;
  });
