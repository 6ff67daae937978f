import { paths } from '@/lib/domain/paths';
import type { Tx } from '../db/pool';
import { settings } from '../env';
import type { MailData } from '../mail/payload';
import { putInOutbox } from '../repositories/outbox';
import { findPlace } from '../repositories/places';

type PlaceMailName = Extract<keyof MailData, `place-${string}`>;
type Facts<Name extends PlaceMailName> = Omit<MailData[Name], 'firstName' | 'place' | 'link'>;

type PlaceMail = {
  [Name in PlaceMailName]: {
    template: Name;
    person: { email: string; firstName: string };
    placeId: string;
    /** With the template's name it makes the mail one of its kind. */
    key: string;
    data: Facts<Name>;
  };
}[PlaceMailName];

/** Puts a mail about a place into the outbox, in the transaction that caused it. */
export async function putPlaceMail(tx: Tx, { template, person, placeId, key, data }: PlaceMail) {
  const place = await findPlace(tx, placeId);
  if (!place) throw new Error(`A mail about ${placeId}, which is no place.`);
  const shared = {
    firstName: person.firstName,
    place: place.kind === 'cities' ? `${place.name}, ${place.region}` : place.name,
    link: settings().siteUrl + paths.place(place.kind, place.slug),
  };
  await putInOutbox(tx, {
    topic: 'mail',
    // Template and data belong together by the type of the argument; a spread forgets it.
    payload: { template, to: person.email, data: { ...shared, ...data } } as never,
    dedupeKey: `${template}:${key}`,
  });
}
