import { contactMessageLimit, contactTopics, type ContactTopic } from '@/lib/domain/leads/lead-choices';
import { groupDigits } from '@/lib/domain/shared/numbers';
import type { LeadFormCopy } from './lead-form-copy';

export const contactTopicLabels: Record<ContactTopic, string> = {
  account: 'Account and billing',
  brokerage: 'Brokerage application',
  research: 'Signals and research',
  referrals: 'Referrals',
  press: 'Press or partnership',
  other: 'Something else',
};

/** For example “12 of 2,000 characters”. */
export const messageCounter = (count: number) =>
  `${groupDigits(count)} of ${groupDigits(contactMessageLimit)} characters`;

/** Label of the button shown after a message was sent. */
export const contactAnother = 'Send another message';

/** Shown after a message was sent, with the address for the reply. */
export const contactSentFrom = (email: string) => `You gave ${email} as your email address.`;

/** Copy of the contact form, used on the contact page and on the form's own page. */
export const contactFormCopy: LeadFormCopy = {
  title: 'Write to us',
  tabTitle: 'Contact form',
  description: 'Send us a message about your account, an application, our research or anything else.',
  text: 'Choose a topic and tell us how we can help.',
  fields: [
    { name: 'name', label: 'Name', kind: 'text', autoComplete: 'name' },
    { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' },
    {
      name: 'topic',
      label: 'Topic',
      kind: 'select',
      options: [
        { value: '', label: 'Select an option' },
        ...contactTopics.map((value) => ({ value, label: contactTopicLabels[value] })),
      ],
    },
    {
      name: 'message',
      label: 'Message',
      kind: 'paragraph',
      hint: 'For a payment, include the invoice number. Never send a password or a card number.',
    },
  ],
  submit: 'Send message',
  busy: 'Sending',
  promise: 'Our team reads every message and replies by email.',
  done: 'Thank you. We received your message and emailed you a confirmation.',
};
