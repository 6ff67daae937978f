import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { brokerageCreated } from '@/lib/content/brokerage/messages';
import { memberOf } from '@/lib/server/platform/http/caller';
import { implement } from '@/lib/server/platform/http/implement';
import { amendApplication } from './application-amending';
import { sendDocument } from './application-documents';
import { discardDraft, readDraft, saveDraft } from './application-drafts';
import { hasAccount, openAccount, readApplication } from './applications';

export const brokerageRoutes = implement(brokerageContract, {
  open: async ({ body }, context) => ({
    message: brokerageCreated,
    application: await openAccount(body, memberOf(context)),
  }),
  exists: async (_, context) => ({ exists: await hasAccount(memberOf(context)) }),
  application: (_, context) => readApplication(memberOf(context)),
  amend: async ({ body }, context) => {
    await amendApplication(memberOf(context), body.answers);
    return readApplication(memberOf(context));
  },
  readDraft: async (_, context) => ({ draft: await readDraft(memberOf(context)) }),
  saveDraft: async ({ body }, context) => ({ draft: await saveDraft(memberOf(context), body) }),
  deleteDraft: async (_, context) => {
    await discardDraft(memberOf(context));
    return { draft: null };
  },
  sendDocument: async ({ query, file }, context) => {
    await sendDocument(memberOf(context), { type: query.type, ...file });
    return readApplication(memberOf(context));
  },
});
