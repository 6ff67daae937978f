import type pg from 'pg';
import { readApplied } from '../migrate';
import type { Header } from './format';

/**
 * The contents of a backup: the site's own tables. The job queue's tables are created at every start and are not backed
 * up.
 */
export type Contents = Pick<Header, 'tables' | 'migrations'>;

export async function readContents(client: pg.Client): Promise<Contents> {
  const migrations = (await readApplied(client)).map(({ hash }) => hash);
  const columns = await client.query<{ name: string; columns: string[] }>(`
    select quote_ident(c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`);
  const references = await client.query<{ child: string; parent: string }>(`
    select quote_ident(child.relname) as child, quote_ident(parent.relname) as parent
      from pg_constraint r join pg_class child on child.oid = r.conrelid join pg_class parent on parent.oid = r.confrelid
     where r.contype = 'f' and child.oid <> parent.oid and child.relnamespace = 'public'::regnamespace`);
  return { migrations, tables: inOrder(columns.rows, references.rows) };
}

export async function readSequences(client: pg.Client): Promise<Header['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const sequences: Header['sequences'] = [];
  for (const { name } of rows) {
    const state = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from public.${name}`,
    );
    sequences.push({ name, ...state.rows[0]! });
  }
  return sequences;
}

/** Sorts tables so that referenced tables come before the tables that reference them. */
export function inOrder<Table extends { name: string }>(
  tables: readonly Table[],
  references: readonly { child: string; parent: string }[],
): Table[] {
  const ordered: Table[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const open = new Set(waiting.map(({ name }) => name));
    const isFree = ({ name }: Table) => !references.some(({ child, parent }) => child === name && open.has(parent));
    const free = waiting.filter(isFree);
    if (free.length === 0) throw new Error(`Circular references between tables: ${[...open].join(', ')}`);
    ordered.push(...free);
    waiting = waiting.filter((table) => !isFree(table));
  }
  return ordered;
}
