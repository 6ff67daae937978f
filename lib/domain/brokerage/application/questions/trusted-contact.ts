import { after, entered, text, yesOrNo } from '../answer-kinds';
import { ascii, emailAddress, name } from '../people';
import type { Question } from '../question';
import { inRow, type Rule } from '../rule';
import { ownEmailSentence } from '../sentences';

const ifWanted = after('trusted_contact', 'yes');

/** The broker calls this person when it cannot reach the applicant. */
const notOwnEmail: Rule<'email'> = (value, answerTo) =>
  value.trim().toLowerCase() === (answerTo('email') ?? '').trim().toLowerCase() ? ownEmailSentence : undefined;

/** A person whom the broker may call. A body says yes or no by having this part or not. */
export const trustedContact = {
  trusted_contact: yesOrNo,
  trusted_contact_given_name: {
    ...entered('trusted contact’s first name', text(60, name)),
    ...ifWanted,
    field: 'trusted_contact.given_name',
  },
  trusted_contact_family_name: {
    ...entered('trusted contact’s last name', text(60, name)),
    ...ifWanted,
    field: 'trusted_contact.family_name',
  },
  trusted_contact_email_address: {
    ...entered('trusted contact’s email', inRow<'email'>(ascii, emailAddress, notOwnEmail)),
    ...ifWanted,
    field: 'trusted_contact.email_address',
  },
} satisfies Record<string, Question>;
