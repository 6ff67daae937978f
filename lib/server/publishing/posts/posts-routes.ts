import { postsContract } from '@/lib/contracts/publishing/posts';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { implement } from '@/lib/server/platform/http/implement';
import { listCategories } from './posts-repository';
import { closeFeed, openFeed, readFreeFeed, readMemberFeed, readOwnFeed } from './post-feeds';
import { listForCaller, listFree, readAuthor, readForCaller, readFree } from './posts';

export const postsRoutes = implement(postsContract, {
  list: ({ query }, { caller }) => listForCaller(query, caller),
  free: ({ query }) => listFree(query),
  readFree: ({ params }) => readFree(params.id),
  read: ({ params }, { caller }) => readForCaller(params.id, caller),
  author: ({ params, query }, { caller }) => readAuthor(params.id, query.cursor, caller),
  categories: async () => ({ items: await listCategories(db(), now()) }),
  freeFeed: () => readFreeFeed(),
  memberFeed: ({ params }) => readMemberFeed(params.token),
  ownFeed: (_, { caller }) => readOwnFeed(caller.accountId),
  openFeed: (_, { caller }) => openFeed(caller),
  closeFeed: (_, { caller }) => closeFeed(caller.accountId),
});
