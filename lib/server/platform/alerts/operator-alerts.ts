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
 * Alerts the operator: writes a log line and an audit entry, which `npm run ops -- alerts` and the metrics read, and
 * sends a mail if OPERATOR_EMAIL is set. The same alert is raised at most once in six hours.
 */
export async function raiseAlert(handle: Handle, { name, about }: Alert) {
  const [count] = await consumePoints(handle, [{ limit: 'operatorAlerts', key: `${name}:${about}` }]);
  // Compares the raw count, because RATE_LIMIT_FACTOR applies only to visitors.
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
