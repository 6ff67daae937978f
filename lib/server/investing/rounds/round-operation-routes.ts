import { roundOperationContract } from '@/lib/contracts/investing/round-operation';
import { notFound } from '@/lib/content/shared/messages';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { implement } from '@/lib/server/platform/http/implement';
import { listCommitmentsIn } from './commitments-repository';
import { findRoundId, listAllRounds } from './rounds-repository';
import { changeRound, mirror, advanceRound, saveRound } from './round-operation';

const toText = (at: Date | null) => at?.toISOString() ?? null;

export const roundOperationRoutes = implement(roundOperationContract, {
  list: async () => ({
    items: (await listAllRounds(db())).map(({ round, reserved, reservedCents, committed, committedCents }) => ({
      slug: round.slug,
      name: round.name,
      state: round.state,
      publicAt: toText(round.publicAt),
      deadlineAt: toText(round.deadlineAt),
      reservations: { count: reserved, cents: reservedCents },
      commitments: { count: committed, cents: committedCents },
    })),
  }),
  save: async ({ body }, { origin }) => {
    const { state, publicAt } = await saveRound(body, origin);
    return { slug: body.slug, state, publicAt: toText(publicAt) };
  },
  move: async ({ params, body }, { origin }) => {
    const { state, publicAt } = await advanceRound(params.slug, body.to, origin);
    return { slug: params.slug, state, publicAt: toText(publicAt) };
  },
  change: ({ params, body }, { origin }) => changeRound(params.slug, body.text, origin),
  commitments: async ({ params }) => {
    const id = await findRoundId(db(), params.slug);
    if (!id) throw new AppError('not_found', notFound);
    const rows = await listCommitmentsIn(db(), id);
    return {
      items: rows.map((row) => ({
        id: row.id,
        amountCents: row.amountCents,
        heldCents: row.heldCents,
        handedOverAt: row.handedOverAt.toISOString(),
        reconfirmBy: toText(row.reconfirmBy),
        ending: row.ending,
      })),
    };
  },
  mirror: ({ params, body }, { origin }) => mirror(params.id, body.heldCents, new Date(body.asOf), origin),
});
