import type { Client } from 'pg';

/** Ends every other client connection to the database. Vacuum workers are left alone: only a superuser may end them. */
export const endOtherConnections = (client: Client) =>
  client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`);
