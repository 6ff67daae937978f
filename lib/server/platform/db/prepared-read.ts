import { db, type Database } from './pool';

type Prepared<Rows> = { execute: (values: Record<string, unknown>) => Promise<Rows> };
type Query<Rows> = { prepare: (name: string) => Prepared<Rows> };

/**
 * A frequent read outside of transactions: its SQL is built once, and each connection plans it once under its name.
 * What differs between calls is a `sql.placeholder`. Values reach Postgres as they are, not through a column's type.
 */
export function preparedRead<Values extends Record<string, unknown>, Rows>(
  name: string,
  build: (database: Database) => Query<Rows>,
): (values: Values) => Promise<Rows> {
  const prepared = new WeakMap<Database, Prepared<Rows>>();
  return (values) => {
    const database = db();
    const known = prepared.get(database) ?? build(database).prepare(name);
    prepared.set(database, known);
    return known.execute(values);
  };
}
