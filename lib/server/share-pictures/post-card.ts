import { isAxiosError } from 'axios';
import { createClient } from '@/lib/client/create-client';
import { audienceWords } from '@/lib/content/blog';
import { productName } from '@/lib/content/product';
import { postsContract } from '@/lib/contracts/posts';
import { dayOf } from '@/lib/domain/dates';
import { paths } from '@/lib/domain/paths';
import { pageHttp } from '../page-props/api-client';
import type { ShareCard } from './card';

/** The card of a post: its title, for whom it is and since when. Not a word of what stands below. */
export async function cardOfPost(path: string): Promise<ShareCard | undefined> {
  const [, section, id, more] = path.split('/');
  if (`/${section}` !== paths.blog || id === undefined || more !== undefined) return undefined;
  const post = await readPost(id);
  if (!post) return undefined;
  return {
    brand: productName,
    title: post.title,
    figure: {
      value: `${post.readingMinutes} min`,
      label: `${audienceWords[post.visibility]}, ${dayOf(post.publishedAt)}`,
    },
    balances: [],
    isSample: post.isSample,
  };
}

async function readPost(id: string) {
  try {
    return await createClient(postsContract, pageHttp()).read({ params: { id } });
  } catch (error) {
    if (isAxiosError(error) && [404, 410].includes(error.response?.status ?? 0)) return undefined;
    throw error;
  }
}
