import { isAxiosError } from 'axios';
import { authorFacts, authorLinks } from '@/lib/content/publishing/author-links';
import type { ServerResponse } from 'node:http';
import type { GetServerSideProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { failure } from '@/lib/contracts/shared/failure';
import { postsContract, type PostCard, type PostPage } from '@/lib/contracts/publishing/posts';
import { publishingPaths } from '@/lib/domain/publishing/publishing-paths';
import { paths } from '@/lib/domain/shared/paths';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { isMissing } from '@/lib/server/app/page-props/is-missing';

const posts = () => createClient(postsContract, pageHttp());

type Category = { slug: string; name: string; description: string; posts: number };
type Page = { items: readonly PostCard[]; older: string | null; isFirst: boolean };

export type BlogProps = Page & { categories: readonly Category[] };
export type CategoryProps = BlogProps & { category: Category };
export type AuthorProps = Page & {
  author: { id: string; name: string; about: string };
  /** Two sentences: the number of posts, and what each post discloses. */
  facts: string;
  links: readonly { label: string; href: string }[];
};
/** `withdrawn` is the sentence that is shown instead of the post. */
export type PostProps = { post: PostPage; withdrawn?: undefined } | { post: null; withdrawn: string };

/** Public content only: pages do not depend on the caller, so that they can be cached. */
export const getBlogProps: GetServerSideProps<BlogProps> = ({ query, res }) =>
  respond(res, async () => {
    const cursor = cursorOf(query.cursor);
    const [list, { items: categories }] = await Promise.all([posts().list({ query: cursor }), posts().categories()]);
    return { ...pageOf(list, paths.blog, cursor), categories };
  });

export const getCategoryProps: GetServerSideProps<CategoryProps> = ({ params, query, res }) =>
  respond(res, async () => {
    const slug = String(params?.slug);
    const { items: categories } = await posts().categories();
    const category = categories.find((one) => one.slug === slug);
    if (!category) return null;
    const cursor = cursorOf(query.cursor);
    const list = await posts().list({ query: { categories: slug, ...cursor } });
    return { ...pageOf(list, publishingPaths.blogCategory(slug), cursor), categories, category };
  });

export const getAuthorProps: GetServerSideProps<AuthorProps> = ({ params, query, res }) =>
  respond(res, async () => {
    const id = String(params?.id);
    const cursor = cursorOf(query.cursor);
    const { author, ...list } = await posts().author({ params: { id }, query: cursor });
    return {
      ...pageOf(list, publishingPaths.author(id), cursor),
      author,
      facts: authorFacts(author.posts),
      links: authorLinks(id),
    };
  });

export const getPostProps: GetServerSideProps<PostProps> = ({ params, res }) =>
  respond<PostProps>(res, async () => {
    try {
      return { post: await posts().read({ params: { id: String(params?.id) } }) };
    } catch (error) {
      if (!isAxiosError(error) || error.response?.status !== 410) throw error;
      res.statusCode = 410;
      return { post: null, withdrawn: failure.parse(error.response.data).message };
    }
  });

/** Short, so that a scheduled post appears soon after its time. */
const shared = 'public, max-age=0, s-maxage=10, stale-while-revalidate=100';

async function respond<Props extends object>(response: ServerResponse, make: () => Promise<Props | null>) {
  try {
    const props = await make();
    if (props === null || isBeyondTheEnd(props)) return { notFound: true } as const;
    response.setHeader('Cache-Control', shared);
    return { props };
  } catch (error) {
    // An outdated cursor is also treated as not found.
    if (isMissing(error)) return { notFound: true } as const;
    throw error;
  }
}

/** Whether a later page of a list is empty: its posts were withdrawn, or the cursor is invalid. */
const isBeyondTheEnd = (props: Partial<Page>) => props.isFirst === false && props.items?.length === 0;

const cursorOf = (cursor: string | string[] | undefined) => (typeof cursor === 'string' ? { cursor } : {});

const pageOf = (
  { items, nextCursor }: { items: PostCard[]; nextCursor: string | null },
  path: string,
  { cursor }: { cursor?: string },
): Page => ({
  items,
  older: nextCursor === null ? null : `${path}?cursor=${encodeURIComponent(nextCursor)}`,
  isFirst: cursor === undefined,
});
