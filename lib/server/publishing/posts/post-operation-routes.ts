import { postOperationContract } from '@/lib/contracts/publishing/post-operation';
import { db } from '@/lib/server/platform/db/pool';
import { implement } from '@/lib/server/platform/http/implement';
import { saveAuthor, saveCategory } from './post-writes-repository';
import { correct, listEvery, preview, save, withdraw } from './post-operation';

export const postOperationRoutes = implement(postOperationContract, {
  list: () => listEvery(),
  preview: ({ body }) => preview(body.source),
  save: ({ body }, { origin }) => save(body, origin),
  correct: ({ body }, { origin }) => correct(body, origin),
  withdraw: ({ params }, { origin }) => withdraw(params.id, origin),
  saveAuthor: async ({ body }) => {
    await saveAuthor(db(), body);
    return { id: body.id };
  },
  saveCategory: async ({ body }) => {
    await saveCategory(db(), body);
    return { slug: body.slug };
  },
});
