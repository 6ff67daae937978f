import { newsletterOperationContract } from '@/lib/contracts/publishing/newsletter-operation';
import { implement } from '@/lib/server/platform/http/implement';
import { cancelEdition, draftEdition, listEvery, previewEdition, scheduleEdition } from './newsletter-operation';

export const newsletterOperationRoutes = implement(newsletterOperationContract, {
  list: () => listEvery(),
  draft: ({ body }) => draftEdition(body),
  preview: ({ params, query }) => previewEdition(params.id, query.as),
  schedule: ({ params, body }) => scheduleEdition(params.id, body.sendAt),
  cancel: ({ params }) => cancelEdition(params.id),
});
