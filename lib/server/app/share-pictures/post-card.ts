import { isAxiosError } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { audienceCopy } from '@/lib/content/publishing/blog';
import { productName } from '@/lib/content/shared/product';
import { postsContract } from '@/lib/contracts/publishing/posts';
import { dayOf } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import { pageHttp } from '../page-props/api-client';
import type { ShareCard } from './share-card';

/** The share card of a post: title, reading time, audience, date, and the price curve of its subject, if it has one. */
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
      label: [
        audienceCopy[post.visibility],
        dayOf(post.publishedAt),
        ...(post.picture ? [post.picture.name] : []),
      ].join(', '),
    },
    balances: post.picture?.values ?? [],
    isSample: post.isSample || post.picture?.isSample === true,
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
