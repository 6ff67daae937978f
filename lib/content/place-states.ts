import type { PlaceEvent, PlaceState } from '@/lib/domain/places';

export const placeStateWords: Record<PlaceState, { label: string; text: string }> = {
  free: { label: 'Free', text: 'Nobody leads it. The first claim wins.' },
  pending: { label: 'Claimed', text: 'Somebody claimed it and waits to be confirmed.' },
  held: { label: 'Led', text: 'A member leads it for a term.' },
  lapsed: { label: 'Lapsed', text: 'Somebody led it and nobody does now. The waiting list comes first.' },
};

export const placeEventWords: Record<PlaceEvent, string> = {
  claimed: 'Claimed',
  confirmed: 'Claim confirmed, term begun',
  renewed: 'Term renewed',
  reported: 'Report filed',
  offered: 'Offered to the next on the waiting list',
  withdrawn: 'Given back by its leader',
  rejected: 'Claim not confirmed',
  released: 'Taken back by us',
  lapsed: 'Lapsed',
};
