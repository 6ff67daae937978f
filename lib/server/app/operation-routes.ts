import { operationContract } from '@/lib/contracts/platform/operation';
import { notFound } from '@/lib/content/shared/messages';
import { operatorAlerts } from '@/lib/content/platform/operator-alerts';
import { implement } from '@/lib/server/platform/http/implement';
import { readMetrics } from '@/lib/server/platform/log/metrics';
import { insertInvites, countFreeInvites } from '@/lib/server/leads/invites-repository';
import { latestAlerts } from '@/lib/server/platform/alerts/operator-alerts-repository';
import { latestMessages } from '@/lib/server/platform/outbox/outbox-repository';
import { checkReadiness } from '@/lib/server/platform/health/readiness';
import { rewrapAll } from '@/lib/server/platform/sealing/sealed-values';
import { db } from '@/lib/server/platform/db/pool';
import { now } from '@/lib/server/platform/clock';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';

export const operationRoutes = implement(operationContract, {
  health: () => ({ status: 'ok' as const }),
  readiness: async () => {
    await checkReadiness();
    return { status: 'ready' as const };
  },
  metrics: () => readMetrics(),
  revalidate: async ({ body }, { revalidate }) => {
    if (!revalidate) throw new AppError('not_configured', 'Only the running site can re-render pages.');
    for (const path of body.paths) await revalidate(path);
    return { revalidated: body.paths };
  },
  rewrapKeys: () => rewrapAll(),
  outbox: async ({ query }) => {
    // Mails contain reset links, so only a demo shows them.
    if (settings().mode === 'live') throw new AppError('not_found', notFound);
    return { items: await latestMessages(db(), query.limit), nextCursor: null };
  },
  alerts: async ({ query }) => {
    const alerts = await latestAlerts(db(), query.limit);
    return { items: alerts.map((alert) => ({ ...alert, message: operatorAlerts[alert.name] })), nextCursor: null };
  },
  addInvites: async ({ body }) => ({
    added: await insertInvites(db(), body.urls, now()),
    free: await countFreeInvites(db()),
  }),
});
