import { sql, type SQL } from 'drizzle-orm';
import { retention } from '@/lib/domain/shared/retention';
import type { Database } from './pool';

/** Rows deleted per statement. Few enough to stay well within the statement timeout and to hold locks only briefly. */
const batch = 1000;

/** Deletes the expired rows of each kind. Refresh tokens are deleted with their session. */
const expired = {
  passwordResets: sql`delete from password_resets where hash in
    (select hash from password_resets where expires_at < now() - ${retention.resetLinks}::interval limit ${batch})`,
  emailLinks: sql`delete from email_links where hash in
    (select hash from email_links where expires_at < now() - ${retention.emailLinks}::interval limit ${batch})`,
  emailCancelLinks: sql`delete from email_cancel_links where hash in
    (select hash from email_cancel_links where expires_at < now() - ${retention.emailLinks}::interval limit ${batch})`,
  oauthStates: sql`delete from oauth_states where hash in
    (select hash from oauth_states where expires_at < now() - ${retention.emailLinks}::interval limit ${batch})`,
  applicationDrafts: sql`delete from application_drafts where account_id in
    (select account_id from application_drafts where expires_at < now() limit ${batch})`,
  sessions: sql`delete from sessions where id in
    (select id from sessions where expires_at < now() - ${retention.sessions}::interval limit ${batch})`,
  rateLimits: sql`delete from rate_limits where key in
    (select key from rate_limits where expire < now() - ${retention.limits}::interval limit ${batch})`,
  // Addresses that were never confirmed; their links are deleted with them.
  unconfirmedSubscribers: sql`delete from newsletter_subscribers where id in
    (select id from newsletter_subscribers where state = 'pending' and requested_at < now() - ${retention.unconfirmed}::interval limit ${batch})`,
  confirmLinks: sql`delete from newsletter_links where hash in
    (select hash from newsletter_links where expires_at < now() - ${retention.unconfirmed}::interval limit ${batch})`,
  experimentExposures: sql`delete from experiment_exposures where (experiment, unique_id) in
    (select experiment, unique_id from experiment_exposures where at < now() - ${retention.exposures}::interval limit ${batch})`,
  signUpNetworks: sql`delete from sign_up_networks where account_id in
    (select account_id from sign_up_networks where at < now() - ${retention.signUpNetworks}::interval limit ${batch})`,
  // Sign-ups for the member-only list that were never confirmed; their links are deleted with them.
  unconfirmedSignups: sql`delete from signups where id in
    (select id from signups where confirmed_at is null and created_at < now() - ${retention.unconfirmed}::interval
      and not exists (select from signup_tokens where signup_id = signups.id and created_at > now() - ${retention.unconfirmed}::interval)
     limit ${batch})`,
  signupLinks: sql`delete from signup_tokens where hash in
    (select hash from signup_tokens where expires_at < now() - ${retention.unconfirmed}::interval limit ${batch})`,
  // A number that sent STOP is kept, because its row records the opt-out. Messages to deleted numbers are deleted with
  // them.
  phoneNumbers: sql`delete from phone_numbers where id in
    (select id from phone_numbers where opted_out_at is null and created_at < now() - ${retention.numbers}::interval
      and not exists (select from phone_alerts where phone_id = phone_numbers.id and created_at > now() - ${retention.numbers}::interval)
      and not exists (select from text_messages where phone_id = phone_numbers.id and created_at > now() - ${retention.numbers}::interval)
      and not exists (select from signal_texts where phone_id = phone_numbers.id)
      and not exists (select from signups where kind = 'phone' and key = phone_numbers.phone)
     limit ${batch})`,
  replies: sql`delete from inbound_texts where sid in
    (select sid from inbound_texts where at < now() - ${retention.replies}::interval limit ${batch})`,
  leadTouches: sql`delete from touches where (subject_kind, subject_id, place) in
    (select subject_kind, subject_id, place from touches
      where subject_kind = 'lead' and at < now() - ${retention.touches}::interval limit ${batch})`,
  paymentCalls: sql`delete from billing_operations where key in
    (select key from billing_operations where created_at < now() - ${retention.paymentCalls}::interval limit ${batch})`,
  paymentEvents: sql`delete from webhook_events where id in
    (select id from webhook_events where state <> 'received' and received_at < now() - ${retention.paymentEvents}::interval limit ${batch})`,
  // Ids begin with the time, so the primary key is enough to find the oldest messages.
  messages: sql`delete from outbox where id in
    (select id from outbox where created_at < now() - ${retention.messages}::interval and state in ('sent', 'kept', 'failed')
     order by id limit ${batch})`,
} satisfies Record<string, SQL>;

/** Deletes the expired rows of one kind in batches and returns how many were deleted. */
export async function deleteExpired(handle: Database, kind: keyof typeof expired): Promise<number> {
  let total = 0;
  for (;;) {
    const { rowCount } = await handle.execute(expired[kind]);
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return total;
  }
}

export const expiredKinds = Object.keys(expired) as (keyof typeof expired)[];
