import { placesContract } from '@/lib/contracts/places';
import { notFound } from '@/lib/content/messages';
import { placeKinds } from '@/lib/domain/places';
import { now } from '../clock';
import { db } from '../db/pool';
import { AppError } from '../errors';
import type { Caller } from '../http/caller';
import { implement, type HandlerContext } from '../http/implement';
import { listSpots } from '../repositories/places';
import { readList, readPlace, readStanding, readTotals } from '../services/place-views';
import {
  claimPlace,
  fileReport,
  joinWaitingList,
  leaveWaitingList,
  renewTerm,
  withdrawClaim,
  type Act,
} from '../services/places';
import { remake } from './place-pages';

/** More than a map can show apart; the list has the rest. */
const spotsOnMap = 2000;

export const placesRoutes = implement(placesContract, {
  list: ({ query }) => readList(query),
  map: async ({ query }) => ({ items: await listSpots(db(), query.kind, spotsOnMap), asOf: now().toISOString() }),
  totals: () => readTotals(),
  read: ({ params }) => readPlace(idOf(params)),
  standing: ({ params }, { caller }) => readStanding(idOf(params), caller.accountId),
  claim: ({ params, body }, context) => change(params, context, (act) => claimPlace(act, body.display)),
  withdraw: ({ params }, context) => change(params, context, withdrawClaim),
  renew: ({ params }, context) => change(params, context, renewTerm),
  wait: ({ params, body }, context) => change(params, context, (act) => joinWaitingList(act, body.display)),
  leave: ({ params }, context) => change(params, context, leaveWaitingList),
  report: ({ params, body }, context) => change(params, context, (act) => fileReport(act, body)),
});

type Address = { kind: string; slug: string };
type Context = Pick<HandlerContext<typeof placesContract.claim>, 'origin' | 'revalidate'> & { caller: Caller<'user'> };

/** Does it, has the place's kept page made anew, and answers how the member stands now. */
async function change<Standing>(
  address: Address,
  { caller, origin, revalidate }: Context,
  act: (act: Act) => Promise<Standing>,
) {
  const placeId = idOf(address);
  const standing = await act({ placeId, accountId: caller.accountId, origin });
  await remake(placeId, revalidate);
  return standing;
}

/** The first part of the address is a closed list, the second whatever the database knows. */
function idOf({ kind, slug }: Address) {
  if (!placeKinds.some((known) => known === kind)) throw new AppError('not_found', notFound);
  return `${kind}/${slug}`;
}
