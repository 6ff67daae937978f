import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database, Tx } from '../db/pool';
import { auditEvents } from '../db/schema/operation';
import { now } from '../clock';
import type { Origin } from '../origin';

type PlaceAudit =
  `place_${'claimed' | 'withdrawn' | 'waiting_joined' | 'waiting_left' | 'renewed' | 'reported' | 'decided' | 'report_hidden'}`;

type RoundAudit =
  | `reservation_${'made' | 'withdrawn'}`
  | `commitment_${'handed_over' | 'cancelled' | 'reconfirmed' | 'mirrored'}`
  | `round_${'saved' | 'moved' | 'changed'}`;

export type AuditEvent = {
  event:
    | 'register'
    | 'newsletter_import'
    | 'mail_suppressed'
    | 'login'
    | 'logout'
    | 'refresh_reuse'
    | 'password_reset_requested'
    | 'password_reset'
    | 'password_changed'
    | 'password_proven'
    | 'email_requested'
    | 'email_confirmed'
    | 'account_changed'
    | 'sessions_ended'
    | 'data_exported'
    | 'account_deleted'
    | 'bank_linked'
    | 'bank_removed'
    | 'tradier_linked'
    | 'tradier_removed'
    | 'limit_reached'
    | 'idea_decided'
    | 'stock_request_decided'
    | 'cap_table_entry'
    | 'incident_began'
    | 'incident_ended'
    | 'weekly_report'
    | PlaceAudit
    | RoundAudit
    | 'post_saved'
    | 'project_saved'
    | 'project_backed'
    | 'aml_step_saved'
    | 'text_opt_out'
    | 'text_opt_in'
    | 'seal_broken'
    | `application_${'sent' | 'settled' | 'unsuitable' | 'document'}`
    | 'suitability_changed'
    | `subscription_${'asked' | 'cancelled' | 'restored' | 'changed' | 'ended'}`
    | 'card_added'
    | 'card_removed'
    | 'gift_redeemed'
    | 'invoice_refunded'
    | 'membership_granted';
  result: 'ok' | 'refused';
  subject: string | null;
  origin: Origin;
  detail?: Record<string, string | number | boolean>;
};

/** Adds a line to the audit trail. */
export async function recordAudit(handle: Tx | Database, { event, result, subject, origin, detail }: AuditEvent) {
  await handle
    .insert(auditEvents)
    .values({ at: now(), event, result, subject, ip: origin.ip, requestId: origin.requestId, detail: detail ?? null });
}

/** The same as a part of a larger statement: a line for each row of `from`, whose `subject` is a column of it. */
export const auditLineOf = (
  { event, result, origin }: Pick<AuditEvent, 'event' | 'result' | 'origin'>,
  { subject, from }: { subject: SQL; from: SQL },
) => sql`
  insert into ${auditEvents} (at, event, result, subject, ip, request_id)
  select ${now().toISOString()}::timestamptz, ${event}, ${result}, ${subject}, ${origin.ip}, ${origin.requestId} from ${from}`;

/** What the latest line of its kind about somebody says. */
export async function latestAudit(handle: Tx | Database, subject: string, event: AuditEvent['event']) {
  const [row] = await handle
    .select({ detail: auditEvents.detail })
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, subject), eq(auditEvents.event, event)))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return row?.detail ?? null;
}
