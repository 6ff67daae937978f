import { operatorAlerts } from '@/lib/content/platform/operator-alerts';
import { now } from '../clock';
import type { Handle } from '../db/pool';
import { settings } from '../settings/env';
import type { Alert } from '../errors';
import { log } from '../log/log';
import { recordAudit } from '../audit/audit-repository';
import { consumePoints } from '../limits/limits-repository';
import { enqueueMessage } from '../outbox/outbox-repository';

const ownOrigin = { ip: '', requestId: 'operator-alert', userAgent: '' };

/**
 * Alerts the operator: a log line, an entry for `npm run ops -- alerts` and for the metrics, and a mail to
 * OPERATOR_EMAIL when it is set. The same alert is raised at most once in six hours.
 */
export async function raiseAlert(handle: Handle, { name, about }: Alert) {
  const [count] = await consumePoints(handle, [{ limit: 'operatorAlerts', key: `${name}:${about}` }]);
  // Uses the raw count: RATE_LIMIT_FACTOR applies to visitors only.
  if (count?.points !== 1) return;
  log.error({ alert: name, about }, operatorAlerts[name]);
  await recordAudit(handle, {
    event: 'operator_alert',
    result: 'refused',
    subject: name,
    origin: ownOrigin,
    detail: { about },
  });
  const to = settings().operator.email;
  if (to === undefined) return;
  await enqueueMessage(handle, {
    topic: 'mail',
    payload: { template: 'operator-alert', to, data: { name, about, at: now().toISOString() } },
  });
}
