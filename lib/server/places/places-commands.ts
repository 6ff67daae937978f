import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { placeDecisions, placeDecisionsContract } from '@/lib/contracts/places/place-decisions';
import { placeKinds } from '@/lib/domain/places/places';

export const placesUsage = `  places                list claims to decide, oldest first
  places confirm|reject|release <kind/slug>
                        decide a claim, or remove a place's leader
  places hide <report>  hide a leader's report`;

/** `npm run ops -- places ...`; returns the output, or undefined for unknown arguments. */
export async function runPlaces(http: AxiosInstance, [verb, target]: string[]): Promise<string | undefined> {
  const places = createClient(placeDecisionsContract, http);
  if (verb === undefined) {
    const { items } = await places.open();
    const lines = items.map(
      ({ place, claimedAt, decidedBy }) => `${claimedAt}  ${place}  confirms automatically on ${decidedBy}`,
    );
    return lines.join('\n') || 'No claims to decide.';
  }
  if (target === undefined) return undefined;
  if (verb === 'hide') return `Hidden on ${(await places.hideReport({ params: { id: target } })).place}`;
  const decision = placeDecisions.find((known) => known === verb);
  const [first, slug] = target.split('/');
  const kind = placeKinds.find((known) => known === first);
  if (!decision || !kind || !slug) return undefined;
  return `${target} is ${(await places.decide({ body: { kind, slug, decision } })).state} now`;
}
