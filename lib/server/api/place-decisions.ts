import { placeDecisionsContract } from '@/lib/contracts/place-decisions';
import { decidedBy } from '@/lib/domain/places';
import { db } from '../db/pool';
import { implement } from '../http/implement';
import { listUndecided } from '../repositories/place-claims';
import { decidePlace, takeReportDown } from '../services/place-decisions';
import { remake } from './place-pages';

export const placeDecisionsRoutes = implement(placeDecisionsContract, {
  open: async () => {
    const undecided = await listUndecided(db());
    return {
      items: undecided.map(({ place, claimedAt }) => ({
        place,
        claimedAt: claimedAt.toISOString(),
        decidedBy: decidedBy(claimedAt).toISOString(),
      })),
    };
  },
  decide: async ({ body }, { origin, revalidate }) => {
    const placeId = `${body.kind}/${body.slug}`;
    const state = await decidePlace(placeId, body.decision, origin);
    await remake(placeId, revalidate);
    return { state };
  },
  hideReport: async ({ params }, { origin, revalidate }) => {
    const place = await takeReportDown(params.id, origin);
    await remake(place, revalidate);
    return { place };
  },
});
