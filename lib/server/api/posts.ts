import { postsContract } from '@/lib/contracts/posts';
import { now } from '../clock';
import { db } from '../db/pool';
import { implement } from '../http/implement';
import { listCategories } from '../repositories/posts';
import { closeFeed, openFeed, readFreeFeed, readMemberFeed, readOwnFeed } from '../services/post-feeds';
import { listForCaller, listFree, readAuthor, readForCaller, readFree } from '../services/posts';

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
  openFeed: (_, { caller }) => openFeed(caller.accountId),
  closeFeed: (_, { caller }) => closeFeed(caller.accountId),
});
