/** Of the 80 connections, six are reserved for superusers. Above this number, few are left for the site. */
const NEARLY_FULL = 68;

/** The watchdog's query. If connections run low, it terminates idle ones that do not belong to the site. */
export const probeAndFreeConnections = `
  select 1 + 1 as two, (
    select count(pg_terminate_backend(pid)) from pg_stat_activity
     where backend_type = 'client backend' and state like 'idle%' and pid <> pg_backend_pid()
       and application_name !~ '^(site|outbox|jobs|pgboss)'
       and (select count(*) from pg_stat_activity where backend_type = 'client backend') >= ${NEARLY_FULL}
  ) as ended`;
