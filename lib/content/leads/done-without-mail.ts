import type { LeadFormName } from '@/lib/domain/shared/lead-form-names';
import { leadFormCopy } from './lead-forms';

/** Success messages that promise no email, for a demo without a mail server. */
const withoutMail: Partial<Record<LeadFormName, string>> = {
  contact: 'Thank you. We received your message.',
  'join-us': 'Thank you. We received your details.',
  sponsors: 'Thank you. We received your details.',
  campaign: 'Your campaign is registered.',
  tracker: 'Thank you. We will review your idea.',
};

/** The success message of a form. */
export const doneMessage = (form: LeadFormName, isMailKept: boolean) =>
  (isMailKept ? withoutMail[form] : undefined) ?? leadFormCopy[form].done;
