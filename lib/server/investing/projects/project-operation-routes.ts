import { projectOperationContract } from '@/lib/contracts/investing/project-operation';
import { implement } from '@/lib/server/platform/http/implement';
import { close, openDraft, recordSpending, announceUpdate } from './project-operation';

export const projectOperationRoutes = implement(projectOperationContract, {
  open: ({ body }, { origin }) => openDraft(body, origin),
  spend: ({ params, body }, { origin }) => recordSpending(params.slug, body, origin),
  update: ({ params, body }, { origin }) => announceUpdate(params.slug, body.text, origin),
  close: ({ params }, { origin }) => close(params.slug, origin),
});
