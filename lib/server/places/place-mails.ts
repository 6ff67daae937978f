import { placePaths } from '@/lib/domain/places/place-paths';
import type { Tx } from '@/lib/server/platform/db/pool';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import type { MailData } from '@/lib/server/app/mail/payload';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { findPlace } from './places-repository';

type PlaceMailName = Extract<keyof MailData, `place-${string}`>;
type Facts<Name extends PlaceMailName> = Omit<MailData[Name], 'firstName' | 'place' | 'link'>;

type PlaceMail = {
  [Name in PlaceMailName]: {
    template: Name;
    person: { email: string; firstName: string };
    placeId: string;
    /** Deduplication key, unique per template. */
    key: string;
    data: Facts<Name>;
  };
}[PlaceMailName];

/** Queues an email about a place, in the transaction that causes it. */
export async function enqueuePlaceMail(tx: Tx, { template, person, placeId, key, data }: PlaceMail) {
  const place = await findPlace(tx, placeId);
  if (!place) throw new Error(`A mail about an unknown place: ${placeId}.`);
  const shared = {
    firstName: person.firstName,
    place: place.kind === 'cities' ? `${place.name}, ${place.region}` : place.name,
    link: siteAddress() + placePaths.place(place.kind, place.slug),
  };
  await enqueueMessage(tx, {
    topic: 'mail',
    // `PlaceMail` ties the template to its data; spreading loses that type.
    payload: { template, to: person.email, data: { ...shared, ...data } } as never,
    dedupeKey: `${template}:${key}`,
  });
}
