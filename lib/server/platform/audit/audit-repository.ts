import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../db/pool';
import { auditEvents } from '../db/schema/operation';
import { now } from '../clock';
import type { Origin } from '../http/origin';

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
    | 'accounts_linked'
    | 'accounts_unlinked'
    | 'account_switched'
    | 'refresh_reuse'
    | 'password_reset_requested'
    | 'password_reset'
    | 'password_changed'
    | 'password_proven'
    | 'email_requested'
    | 'email_confirmed'
    | 'email_cancelled'
    | 'account_changed'
    | 'sessions_ended'
    | 'data_exported'
    | 'account_deleted'
    | 'bank_linked'
    | 'bank_removed'
    | 'bank_removal_failed'
    | 'tradier_linked'
    | 'tradier_removed'
    | 'tradier_refresh_refused'
    | 'limit_reached'
    | 'operator_alert'
    | 'idea_decided'
    | 'stock_request_decided'
    | 'cap_table_entry'
    | `signal_${'opened' | 'closed' | 'corrected'}`
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
    | `application_${'sent' | 'settled' | 'unsuitable' | 'document' | 'amended'}`
    | 'suitability_changed'
    | `subscription_${'asked' | 'cancelled' | 'restored' | 'changed' | 'ended'}`
    | `transfer_${'requested' | 'settled' | 'canceled'}`
    | 'card_added'
    | 'card_removed'
    | 'gift_redeemed'
    | 'invoice_refunded'
    | `commission_${'held' | 'released'}`
    | `payout_${'requested' | 'canceled' | 'details_saved' | 'sent' | 'requeued' | 'paid' | 'failed' | 'returned'}`
    | `payout_run_${'prepared' | 'approved' | 'canceled' | 'exported' | 'settled'}`
    | `partner_${'suspended' | 'restored' | 'terms_agreed' | 'terms_ended'}`
    | `cofounder_grant_${'recorded' | 'ended'}`
    | 'tax_totals_read'
    | 'tax_form_signed'
    | 'membership_granted';
  result: 'ok' | 'refused';
  subject: string | null;
  origin: Origin;
  detail?: Record<string, string | number | boolean>;
};

/** Adds an entry to the audit trail. */
export async function recordAudit(handle: Handle, { event, result, subject, origin, detail }: AuditEvent) {
  await handle
    .insert(auditEvents)
    .values({ at: now(), event, result, subject, ip: origin.ip, requestId: origin.requestId, detail: detail ?? null });
}

/**
 * An insert into the audit trail as part of a larger statement: one entry for each row of `from`. `subject` is one of
 * its columns.
 */
export const auditLineOf = (
  { event, result, origin }: Pick<AuditEvent, 'event' | 'result' | 'origin'>,
  { subject, from }: { subject: SQL; from: SQL },
) => sql`
  insert into ${auditEvents} (at, event, result, subject, ip, request_id)
  select ${now().toISOString()}::timestamptz, ${event}, ${result}, ${subject}, ${origin.ip}, ${origin.requestId} from ${from}`;

/** The detail of the subject's latest audit entry for an event. */
export async function latestAudit(handle: Handle, subject: string, event: AuditEvent['event']) {
  const [row] = await handle
    .select({ detail: auditEvents.detail })
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, subject), eq(auditEvents.event, event)))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return row?.detail ?? null;
}
