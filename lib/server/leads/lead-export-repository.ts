import { sql } from 'drizzle-orm';
import type { ExportedLead } from '@/lib/contracts/leads/leads';
import { leadForms, type LeadFormName } from '@/lib/domain/shared/lead-form-names';
import type { Database } from '@/lib/server/platform/db/pool';

/**
 * A page of all leads, by email or phone, oldest first, with their attribution. `after` is the last lead of the
 * previous page.
 */
export async function exportLeads(
  handle: Database,
  {
    form,
    after,
    limit,
  }: { form: LeadFormName | undefined; after: { at: string; id: string } | undefined; limit: number },
): Promise<ExportedLead[]> {
  const { rows } = await handle.execute<Record<keyof ExportedLead, unknown>>(sql`
    with everything as (
      select id, id as subject, form, created_at as at, email, phone, null::text as state, times,
             answers -> -1 as answer from leads
      union all
      select id, id, case when issues then 'newsletter' else 'weekly-report' end, requested_at, email, null, state, 1, '{}'::jsonb from newsletter_subscribers
      union all
      select number.id || case alert_type when 'Marketing page 2' then 't' else 'l' end, number.id,
             case alert_type when 'Marketing page 2' then 'test-drive' else 'app-link' end, alert.created_at, null,
             number.phone, case when number.opted_out_at is null then null else 'stopped' end, 1, '{}'::jsonb
        from phone_alerts as alert join phone_numbers as number on number.id = alert.phone_id
       where alert_type in ('Marketing page 2', 'Marketing page 3')
      union all
      select id, id, 'single-signup', created_at, case kind when 'email' then address end,
             case kind when 'phone' then address end,
             case when unsubscribed_at is not null then 'ended' when confirmed_at is null then 'pending' else 'confirmed' end,
             1, '{}'::jsonb from signups
    )
    select lead.*, first.utm ->> 'utm_source' as source, first.utm ->> 'utm_campaign' as campaign,
           first.referred_by as "referredBy"
      from everything as lead
      left join touches as first
        on first.subject_kind = 'lead' and first.subject_id = lead.subject and first.place = 'first'
     where (${form ?? null}::text is null or lead.form = ${form ?? null})
       and (${after?.at ?? null}::timestamptz is null or (lead.at, lead.id) > (${after?.at ?? null}::timestamptz, ${after?.id ?? ''}))
     order by lead.at, lead.id
     limit ${limit}`);
  return rows.map((row) => ({
    id: String(row.id),
    form: leadForms.find((name) => name === row.form) ?? 'newsletter',
    at: new Date(row.at as string | Date).toISOString(),
    email: textOf(row.email),
    phone: textOf(row.phone),
    state: textOf(row.state),
    times: Number(row.times),
    answer: row.answer as ExportedLead['answer'],
    source: textOf(row.source),
    campaign: textOf(row.campaign),
    referredBy: textOf(row.referredBy),
  }));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
