import type { LeadFormName } from '@/lib/domain/shared/lead-form-names';
import { leadFormCopy } from './lead-forms';

/** Success messages that do not promise an email, for demos without a mail server. */
const withoutMail: Partial<Record<LeadFormName, string>> = {
  contact: 'Thank you. We received your message.',
  'join-us': 'Thank you. We received your details.',
  sponsors: 'Thank you. We received your details.',
  campaign: 'Your campaign is registered.',
  tracker: 'Thank you. We will review your idea.',
};

/** The success message of a form. `isMailKept` is true in a demo that does not send mail. */
export const doneMessage = (form: LeadFormName, isMailKept: boolean) =>
  (isMailKept ? withoutMail[form] : undefined) ?? leadFormCopy[form].done;
