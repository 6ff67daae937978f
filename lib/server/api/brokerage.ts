import { brokerageContract } from '@/lib/contracts/brokerage';
import { brokerageCreated } from '@/lib/content/messages';
import type { Caller } from '../http/caller';
import { implement } from '../http/implement';
import type { Origin } from '../origin';
import { sendDocument } from '../services/application-documents';
import { dropDraft, readDraft, saveDraft } from '../services/application-drafts';
import { hasAccount, openAccount, readApplication } from '../services/applications';

const memberOf = ({ caller, origin }: { caller: Caller; origin: Origin }) => ({ accountId: caller.accountId, origin });

export const brokerageRoutes = implement(brokerageContract, {
  open: async ({ body }, context) => ({
    message: brokerageCreated,
    application: await openAccount(body, memberOf(context)),
  }),
  exists: async (_, context) => ({ exists: await hasAccount(memberOf(context)) }),
  application: (_, context) => readApplication(memberOf(context)),
  readDraft: async (_, context) => ({ draft: await readDraft(memberOf(context)) }),
  saveDraft: async ({ body }, context) => ({ draft: await saveDraft(memberOf(context), body) }),
  dropDraft: async (_, context) => {
    await dropDraft(memberOf(context));
    return { draft: null };
  },
  sendDocument: async ({ query, file }, context) => {
    await sendDocument(memberOf(context), { type: query.type, ...file });
    return readApplication(memberOf(context));
  },
});
