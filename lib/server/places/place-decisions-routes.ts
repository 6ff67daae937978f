import { placeDecisionsContract } from '@/lib/contracts/places/place-decisions';
import { decidedBy } from '@/lib/domain/places/places';
import { db } from '@/lib/server/platform/db/pool';
import { implement } from '@/lib/server/platform/http/implement';
import { listUndecided } from './place-claims-repository';
import { decidePlace, hideReportWithAudit } from './place-decisions';
import { regeneratePlacePages } from './place-pages-routes';

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
    await regeneratePlacePages(placeId, revalidate);
    return { state };
  },
  hideReport: async ({ params }, { origin, revalidate }) => {
    const place = await hideReportWithAudit(params.id, origin);
    await regeneratePlacePages(place, revalidate);
    return { place };
  },
});
