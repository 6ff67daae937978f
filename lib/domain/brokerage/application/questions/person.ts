import { entered, text } from '../answer-kinds';
import { ascii, emailAddress, name, phoneAsE164, phoneNumber } from '../people';
import type { Question } from '../question';
import { inRow } from '../rule';

/** Name and contact details. */
export const person = {
  given_name: { ...entered('first name', text(60, name)), field: 'identity.given_name' },
  middle_name: { missing: null, rule: text(60, name), field: 'identity.middle_name' },
  family_name: { ...entered('last name', text(60, name)), field: 'identity.family_name' },
  email: { ...entered('email', inRow(ascii, emailAddress)), field: 'contact.email_address' },
  phone_number: {
    ...entered('phone number', phoneNumber),
    field: 'contact.phone_number',
    convert: (value: string) => phoneAsE164(value) ?? value,
  },
} satisfies Record<string, Question>;
