import { sql } from 'drizzle-orm';
import type { Database, Tx } from '@/lib/server/platform/db/pool';
import { indexFund, readSymbols } from './listed-symbols';
import { listedSectors } from './sectors';

/** The day on which the lists were last reviewed. */
const listedOn = '2026-11-21T00:00:00Z';

/**
 * Adds sectors, their members and the members' names in every mode: they are reference data without figures. A later
 * start writes nothing. Newer data from a provider is not changed, and neither are symbols and members that are not in
 * the list: the operator added them, or they were in an earlier list and members may be watching them.
 */
export async function seedMarketReference(db: Database) {
  const members = listedSectors.flatMap(({ slug, members }) =>
    members.map((ticker, index) => ({ slug, ticker, rank: index + 1 })),
  );
  await db.transaction(async (tx) => {
    // Two processes may start at the same time.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('market-reference'))`);
    await putSymbols(tx);
    await putSectors(tx);
    // New members are added at the end, because the operator may have added others.
    await tx.execute(sql`
      insert into sector_symbols (slug, ticker, rank)
      select slug, ticker, coalesce((select max(rank) from sector_symbols there where there.slug = listed.slug), 0)
        + row_number() over (partition by slug order by rank)
      from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as listed(slug text, ticker text, rank smallint)
      where not exists (
        select from sector_symbols there where there.slug = listed.slug and there.ticker = listed.ticker)`);
  });
}

async function putSymbols(tx: Tx) {
  const stocks = readSymbols().map(({ ticker, name, exchange, fiscalYearEnd, industry }) => ({
    ...{ ticker, name, exchange, industry },
    ...{ kind: 'stock', year_end: fiscalYearEnd, words: `${ticker} ${name}`.toLowerCase() },
  }));
  const { fiscalYearEnd, ...named } = indexFund;
  const fund = {
    ...named,
    kind: 'fund',
    year_end: fiscalYearEnd,
    words: `${named.ticker} ${named.name}`.toLowerCase(),
  };
  await tx.execute(sql`
    insert into symbols as known (ticker, name, kind, exchange, currency, industry, fiscal_year_end, words, source, as_of, is_sample)
    select ticker, name, kind, exchange, 'USD', industry, year_end, words, 'own', ${listedOn}, false
    from jsonb_to_recordset(${JSON.stringify([...stocks, fund])}::jsonb) as listed(
      ticker text, name text, kind text, exchange text, industry text, year_end smallint, words text)
    on conflict (ticker) do update set
      name = excluded.name, kind = excluded.kind, exchange = excluded.exchange, industry = excluded.industry,
      fiscal_year_end = excluded.fiscal_year_end, words = excluded.words
    where known.source in ('own', 'sample')
      and (known.name, known.kind, known.exchange, known.industry, known.fiscal_year_end, known.words) is distinct from
      (excluded.name, excluded.kind, excluded.exchange, excluded.industry, excluded.fiscal_year_end, excluded.words)`);
}

async function putSectors(tx: Tx) {
  const rows = listedSectors.map(({ slug, name, description }, index) => ({
    slug,
    name,
    description,
    rank: index + 1,
  }));
  await tx.execute(sql`
    insert into sectors as known (slug, name, description, rank)
    select slug, name, description, rank
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as listed(slug text, name text, description text, rank int)
    on conflict (slug) do update set name = excluded.name, description = excluded.description, rank = excluded.rank
    where (known.name, known.description, known.rank) is distinct from (excluded.name, excluded.description, excluded.rank)`);
}
