import type { Client } from 'pg';

/** Ends every other client's connection to the database. A vacuum worker is the superuser's, who alone may end it. */
export const endOtherConnections = (client: Client) =>
  client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`);
