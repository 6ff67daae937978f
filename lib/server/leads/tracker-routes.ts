import { trackerContract } from '@/lib/contracts/leads/tracker';
import { implement } from '@/lib/server/platform/http/implement';
import { decideOnIdea, ideasIn, shownIdeas, submitIdea } from './tracker';

export const trackerRoutes = implement(trackerContract, {
  submit: ({ body }, { origin }) => submitIdea(body, origin),
  list: async () => ({ items: await shownIdeas(), nextCursor: null }),
  review: async ({ query }) => ({ items: await ideasIn(query.state), nextCursor: null }),
  decide: ({ params, body }, { origin }) => decideOnIdea(params.id, body.state, origin),
});
