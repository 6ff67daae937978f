import type pg from 'pg';
import { APP_ROLE, appendOnlyTables, canBecomeAppRole } from './roles';

/**
 * Grants the app role its privileges and makes the ledgers append-only. Everything is applied at every start, in one
 * transaction, so that new tables and restored databases without the role are covered.
 */
export async function protect(client: pg.Client) {
  const hasRole = await ensureAppRole(client);
  await client.query('begin');
  try {
    await client.query(refuseChange);
    for (const table of appendOnlyTables) await guard(client, table);
    if (hasRole) await grant(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const refuseChange = `
  create or replace function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'insufficient_privilege';
  end $$`;

async function guard(client: pg.Client, table: string) {
  const name = `${table}_append_only`;
  const found = await client.query(
    'select to_regclass($1) is null as missing, exists (select from pg_trigger where tgname = $2) as guarded',
    [table, name],
  );
  const { missing, guarded } = found.rows[0] as { missing: boolean; guarded: boolean };
  if (missing || guarded) return;
  await client.query(
    `create trigger ${name} before update or delete or truncate on ${table} for each statement execute function refuse_change()`,
  );
}

/**
 * Creates the app role if possible. On a server where we may not create roles, the site runs as the owner, and only
 * triggers protect the ledgers.
 */
async function ensureAppRole(client: pg.Client): Promise<boolean> {
  const found = await client.query(
    `select exists (select from pg_roles where rolname = $1) as there, rolcreaterole or rolsuper as may_create
       from pg_roles where rolname = current_user`,
    [APP_ROLE],
  );
  const { there, may_create: mayCreate } = found.rows[0] as { there: boolean; may_create: boolean };
  if (!there && !mayCreate) return false;
  if (!there) {
    // Roles belong to the whole server, so another database's migration may create it at the same time.
    await client.query(
      `do $$ begin create role ${APP_ROLE}; exception when duplicate_object or unique_violation then null; end $$`,
    );
  }
  const member = await client.query(`select ${canBecomeAppRole} as may`);
  if ((member.rows[0] as { may: boolean }).may) return true;
  if (!mayCreate) return false;
  await client.query(`grant ${APP_ROLE} to current_user`);
  return true;
}

async function grant(client: pg.Client) {
  const schemas = await client.query<{ name: string }>(
    `select quote_ident(nspname) as name from pg_namespace where nspname in ('public', 'pgboss')`,
  );
  for (const { name } of schemas.rows) {
    await client.query(`
      grant usage on schema ${name} to ${APP_ROLE};
      grant select, insert, update, delete on all tables in schema ${name} to ${APP_ROLE};
      grant usage, select on all sequences in schema ${name} to ${APP_ROLE};
      grant execute on all functions in schema ${name} to ${APP_ROLE}`);
  }
  for (const table of appendOnlyTables) {
    await client.query(
      `do $$ begin if to_regclass('${table}') is not null then revoke update, delete, truncate on ${table} from ${APP_ROLE}; end if; end $$`,
    );
  }
}
