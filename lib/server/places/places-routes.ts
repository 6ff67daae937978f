import { placesContract } from '@/lib/contracts/places/places';
import { notFound } from '@/lib/content/shared/messages';
import { placeKinds } from '@/lib/domain/places/places';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Caller } from '@/lib/server/platform/http/caller';
import { implement, type HandlerContext } from '@/lib/server/platform/http/implement';
import { listSpots } from './places-repository';
import { readList, readPlace, readMemberStatus, readTotals } from './place-views';
import {
  claimPlace,
  fileReport,
  joinWaitingList,
  leaveWaitingList,
  renewTerm,
  withdrawClaim,
  type Act,
} from './places';
import { regeneratePlacePages } from './place-pages-routes';

/** Max places on the map, which cannot show more distinctly; the list has all. */
const spotsOnMap = 2000;

export const placesRoutes = implement(placesContract, {
  list: ({ query }) => readList(query),
  map: async ({ query }) => ({ items: await listSpots(db(), query.kind, spotsOnMap), asOf: now().toISOString() }),
  totals: () => readTotals(),
  read: ({ params }) => readPlace(idOf(params)),
  memberStatus: ({ params }, { caller }) => readMemberStatus(idOf(params), caller.accountId),
  claim: ({ params, body }, context) => change(params, context, (act) => claimPlace(act, body.display)),
  withdraw: ({ params }, context) => change(params, context, withdrawClaim),
  renew: ({ params }, context) => change(params, context, renewTerm),
  wait: ({ params, body }, context) => change(params, context, (act) => joinWaitingList(act, body.display)),
  leave: ({ params }, context) => change(params, context, leaveWaitingList),
  report: ({ params, body }, context) => change(params, context, (act) => fileReport(act, body)),
});

type Address = { kind: string; slug: string };
type Context = Pick<HandlerContext<typeof placesContract.claim>, 'origin' | 'revalidate'> & { caller: Caller<'user'> };

/** Runs a change, regenerates the place's page, and returns the member's new status. */
async function change<Standing>(
  address: Address,
  { caller, origin, revalidate }: Context,
  act: (act: Act) => Promise<Standing>,
) {
  const placeId = idOf(address);
  const memberStatus = await act({ placeId, accountId: caller.accountId, origin });
  await regeneratePlacePages(placeId, revalidate);
  return memberStatus;
}

/** The kind is checked against a closed list; the slug is looked up in the database. */
function idOf({ kind, slug }: Address) {
  if (!placeKinds.some((known) => known === kind)) throw new AppError('not_found', notFound);
  return `${kind}/${slug}`;
}
