import { projectOperationContract } from '@/lib/contracts/investing/project-operation';
import { implement } from '@/lib/server/platform/http/implement';
import { close, openDraft, spend, tell } from './project-operation';

export const projectOperationRoutes = implement(projectOperationContract, {
  open: ({ body }, { origin }) => openDraft(body, origin),
  spend: ({ params, body }, { origin }) => spend(params.slug, body, origin),
  update: ({ params, body }, { origin }) => tell(params.slug, body.text, origin),
  close: ({ params }, { origin }) => close(params.slug, origin),
});
