import { operationContract } from '@/lib/contracts/operation';
import { notFound } from '@/lib/content/messages';
import { implement } from '../http/implement';
import { readMetrics } from '../metrics';
import { addInvites, countFreeInvites } from '../repositories/invites';
import { latestMessages } from '../repositories/outbox';
import { checkReadiness } from '../services/readiness';
import { rewrapAll } from '../services/sealed';
import { db } from '../db/pool';
import { now } from '../clock';
import { settings } from '../env';
import { AppError } from '../errors';

export const operationRoutes = implement(operationContract, {
  health: () => ({ status: 'ok' as const }),
  readiness: async () => {
    await checkReadiness();
    return { status: 'ready' as const };
  },
  metrics: () => readMetrics(),
  revalidate: async ({ body }, { revalidate }) => {
    if (!revalidate) throw new AppError('not_configured', 'Only the running site can make its pages anew.');
    for (const path of body.paths) await revalidate(path);
    return { revalidated: body.paths };
  },
  rewrapKeys: () => rewrapAll(),
  outbox: async ({ query }) => {
    // Mails hold reset links: only a demo shows them.
    if (settings().mode === 'live') throw new AppError('not_found', notFound);
    return { items: await latestMessages(db(), query.limit), nextCursor: null };
  },
  addInvites: async ({ body }) => ({
    added: await addInvites(db(), body.urls, now()),
    free: await countFreeInvites(db()),
  }),
});
