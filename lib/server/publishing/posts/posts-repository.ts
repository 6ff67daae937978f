import { sql, type SQL } from 'drizzle-orm';
import type { Tier } from '@/lib/domain/membership/plans';
import type { Visibility } from '@/lib/domain/membership/visibilities';
import type { Position, PostPart, PostState } from '@/lib/domain/publishing/posts';
import type { Handle } from '@/lib/server/platform/db/pool';
import type { PostPicture } from '@/lib/contracts/publishing/posts';
import { pictureColumn } from './post-subjects-repository';
import { readNamed } from './read-named-repository';

type Named = { slug: string; name: string };

/** A post in a list, before the access check. */
export type PostRow = {
  id: string;
  title: string;
  summary: string;
  words: number;
  visibility: Visibility;
  tier: Tier | null;
  publishedAt: string;
  correctedAt: string | null;
  isSample: boolean;
  author: { id: string; name: string };
  categories: Named[];
  /** As stored: prices and balances are in cents. */
  picture: PostPicture | null;
};

type Price = { cents: number; day: string; isSample: boolean };
export type StockRow = {
  ticker: string;
  name: string | null;
  position: Position;
  then: Price | null;
  now: Price | null;
  beforeCents: number | null;
  weekly: number[];
};
export type VersionRow = {
  at: string;
  note: string | null;
  title: string;
  summary: string;
  disclosure: string;
  body: string;
};

export type WholePost = {
  card: PostRow;
  state: PostState;
  withdrawnAt: string | null;
  position: Position;
  /** A sentence on what the author is responsible for. */
  about: string;
  parts: PostPart[];
  teaser: PostPart[];
  stocks: StockRow[];
  /** The first published version, and all later ones. */
  versions: VersionRow[];
  related: PostRow[];
};

/** Position in a list of posts: time in microseconds and, among posts of the same time, the post's id. */
export type PostPlace = { moment: string; id: string };

const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const card = sql`json_build_object(
  'id', p.id, 'title', v.title, 'summary', v.summary, 'words', v.words, 'visibility', p.visibility, 'tier', p.tier,
  'publishedAt', ${iso(sql`p.publish_at`)}, 'correctedAt', ${iso(sql`p.corrected_at`)}, 'isSample', p.is_sample,
  'author', json_build_object('id', a.id, 'name', a.name),
  'categories', coalesce((select json_agg(json_build_object('slug', c.slug, 'name', c.name) order by c.rank, c.slug)
    from posts_in_categories pc join post_categories c on c.slug = pc.slug where pc.post_id = p.id), '[]'),
  'picture', ${pictureColumn})`;

const tables = sql`posts p join post_versions v on v.post_id = p.id and v.number = p.version
  join post_authors a on a.id = p.author_id`;

/** A scheduled post is visible from its exact time. */
const isShown = (at: Date) => sql`p.state = 'published' and p.publish_at <= ${at.toISOString()}::timestamptz`;

export type PostFilter = {
  at: Date;
  categories?: readonly string[] | undefined;
  authorId?: string | undefined;
  isFree?: boolean | undefined;
  ids?: readonly string[] | undefined;
  after?: PostPlace | undefined;
  limit: number;
};

const place = sql`(extract(epoch from p.publish_at) * 1000000)::bigint::text`;

export type ListedPost = { card: PostRow; moment: string };

/** Published posts, newest first. */
export const listPosts = (filter: PostFilter) => readNamed<ListedPost>(statement(sql`${place} as moment`, filter));

/** The same posts with their full and public text. */
export const listPostTexts = (filter: PostFilter) =>
  readNamed<{ card: PostRow; parts: PostPart[]; teaser: PostPart[] }>(statement(sql`v.parts, v.teaser`, filter));

/** An author with their posts; undefined for an unknown id. */
export async function findAuthor(id: string, filter: PostFilter) {
  type Row = { id: string; name: string; about: string; count: number; posts: ListedPost[] };
  const rows = await readNamed<Row>(sql`
    select w.id, w.name, w.about, (select count(*)::int from posts p where p.author_id = w.id and ${isShown(filter.at)}) as count,
      coalesce((select jsonb_agg(to_jsonb(own)) from (${statement(sql`${place} as moment`, filter)}) own), '[]') as posts
    from post_authors w where w.id = ${id}`);
  return rows[0] ?? null;
}

const statement = (columns: SQL, { at, categories, authorId, isFree, ids, after, limit }: PostFilter) => sql`
  select ${card} as card, ${columns}
  from ${tables}
  where ${isShown(at)}
    ${categories ? sql`and exists (select from posts_in_categories pc where pc.post_id = p.id and pc.slug = any(${sql.param([...categories])}::text[]))` : sql``}
    ${authorId === undefined ? sql`` : sql`and p.author_id = ${authorId}`}
    ${isFree ? sql`and p.visibility = 'public'` : sql``}
    ${ids ? sql`and p.id = any(${sql.param([...ids])}::text[])` : sql``}
    ${after ? sql`and (p.publish_at, p.id) < (timestamptz 'epoch' + ${after.moment}::bigint * interval '1 microsecond', ${after.id})` : sql``}
  order by p.publish_at desc, p.id desc limit ${limit}`;

/** A published or withdrawn post, in one statement; null for a draft or a scheduled post. */
export async function findPost(id: string, at: Date): Promise<WholePost | null> {
  const priceOf = (cents: SQL, day: SQL, isSample: SQL) =>
    sql`case when ${cents} is not null then jsonb_build_object('cents', ${cents}, 'day', ${day}, 'isSample', ${isSample}) end`;
  const rows = await readNamed<WholePost>(sql`
    select ${card} as card, p.state, ${iso(sql`p.withdrawn_at`)} as "withdrawnAt", p.position, v.parts, v.teaser, a.about,
      coalesce((select jsonb_agg(jsonb_build_object(
          'ticker', m.ticker, 'name', s.name, 'position', m.position,
          'then', ${priceOf(sql`m.price_cents`, sql`m.price_day`, sql`m.price_is_sample`)},
          'now', ${priceOf(sql`f.price_cents`, sql`f.price_day`, sql`f.is_sample`)}, 'beforeCents', f.previous_cents,
          'weekly', coalesce(to_jsonb(f.weekly_cents), '[]')) order by m.ticker)
        from post_mentions m left join symbols s on s.ticker = m.ticker left join symbol_figures f on f.ticker = m.ticker
        where m.post_id = p.id), '[]') as stocks,
      coalesce((select jsonb_agg(jsonb_build_object('at', ${iso(sql`o.at`)}, 'note', o.note, 'title', o.title,
          'summary', o.summary, 'disclosure', o.disclosure, 'body', o.body) order by o.number)
        from post_versions o where o.post_id = p.id and o.number >= p.first_version), '[]') as versions,
      coalesce((select jsonb_agg(near.card) from (${relatedTo(id, at)}) near), '[]') as related
    from ${tables}
    where p.id = ${id} and (p.state = 'withdrawn' or (${isShown(at)}))`);
  return rows[0] ?? null;
}

const maxRelated = 3;

/** Other posts that share the most categories and public stocks, newer ones first among equals. */
const relatedTo = (id: string, at: Date) => sql`
  select ${card} as card from ${tables}
  cross join lateral (
    select (select count(*) from posts_in_categories mine join posts_in_categories own using (slug)
        where mine.post_id = p.id and own.post_id = ${id})
      + 2 * (select count(*) from unnest(p.public_tickers) mine(ticker) where mine.ticker in (
        select unnest(own.public_tickers) from posts own where own.id = ${id})) as shared
  ) likeness
  where ${isShown(at)} and p.id <> ${id} and likeness.shared > 0
  order by likeness.shared desc, p.publish_at desc, p.id limit ${maxRelated}`;

/** All categories, each with its number of published posts. */
export async function listCategories(handle: Handle, at: Date) {
  const { rows } = await handle.execute<Named & { description: string; posts: number }>(sql`
    select c.slug, c.name, c.description, (select count(*)::int from posts_in_categories pc join posts p on p.id = pc.post_id
      where pc.slug = c.slug and ${isShown(at)}) as posts
    from post_categories c order by c.rank, c.slug`);
  return rows;
}
