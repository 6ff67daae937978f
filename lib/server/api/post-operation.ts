import { postOperationContract } from '@/lib/contracts/post-operation';
import { db } from '../db/pool';
import { implement } from '../http/implement';
import { putAuthor, putCategory } from '../repositories/post-writes';
import { correct, listEvery, preview, save, withdraw } from '../services/post-operation';

export const postOperationRoutes = implement(postOperationContract, {
  list: () => listEvery(),
  preview: ({ body }) => preview(body.source),
  save: ({ body }, { origin }) => save(body, origin),
  correct: ({ body }, { origin }) => correct(body, origin),
  withdraw: ({ params }, { origin }) => withdraw(params.id, origin),
  putAuthor: async ({ body }) => {
    await putAuthor(db(), body);
    return { id: body.id };
  },
  putCategory: async ({ body }) => {
    await putCategory(db(), body);
    return { slug: body.slug };
  },
});
