import { isAxiosError } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { productName } from '@/lib/content/shared/product';
import { postsContract } from '@/lib/contracts/publishing/posts';
import { publishingPaths } from '@/lib/domain/publishing/publishing-paths';
import { pageHttp } from '../page-props/api-client';
import type { ShareCard } from './share-card';

const posts = () => createClient(postsContract, pageHttp());
const cardNamed = (title: string): ShareCard => ({
  brand: productName,
  title,
  figure: null,
  balances: [],
  isSample: false,
});

/** The share card of an author, with the name. */
export async function cardOfAuthor(path: string): Promise<ShareCard | undefined> {
  const [, section, id, more] = path.split('/');
  if (section !== 'authors' || id === undefined || more !== undefined) return undefined;
  try {
    const { author } = await posts().author({ params: { id }, query: {} });
    return cardNamed(author.name);
  } catch (error) {
    if (isAxiosError(error) && error.response?.status === 404) return undefined;
    throw error;
  }
}

/** The share card of a post category, with its name. */
export async function cardOfCategory(path: string): Promise<ShareCard | undefined> {
  if (!path.startsWith(publishingPaths.blogCategory(''))) return undefined;
  const { items } = await posts().categories();
  const category = items.find(({ slug }) => publishingPaths.blogCategory(slug) === path);
  return category && cardNamed(category.name);
}
