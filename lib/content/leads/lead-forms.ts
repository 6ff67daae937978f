import {
  campaignChannels,
  joinKinds,
  tradeTypes,
  type CampaignChannel,
  type JoinKind,
} from '@/lib/domain/leads/lead-choices';
import type { LeadFormName } from '@/lib/domain/shared/lead-form-names';
import type { BlockOf } from '@/lib/content/shared/blocks';
import { consents } from '@/lib/content/visits/consents';
import { contactFormCopy } from './contact-form';
import { phoneModal, phoneModals, singleSignupModal } from '@/lib/content/shared/modals';
import { productName } from '@/lib/content/shared/product';
import type { LeadField, LeadFormCopy } from './lead-form-copy';

const email: LeadField = { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' };
const firstName: LeadField = { name: 'firstName', label: 'First name', kind: 'text', autoComplete: 'given-name' };
const busy = 'Sending';

const labelled = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) => [
  { value: '', label: 'Select an option' },
  ...values.map((value) => ({ value, label: labels[value] })),
];

const joinLabels: Record<JoinKind, string> = {
  customer: 'Cofounding customer',
  ambassador: 'Cofounding ambassador',
  investor: 'Angel, growth or impact investor',
};

const channelLabels: Record<CampaignChannel, string> = {
  social: 'Social media',
  video: 'Video',
  podcast: 'Podcast',
  email: 'Email',
  event: 'Event',
  school: 'School or university',
  other: 'Other',
};

/** Copy and fields of every lead form. The three phone forms share theirs with the modals. */
export const leadFormCopy: Record<LeadFormName, LeadFormCopy> = {
  newsletter: {
    title: 'Newsletter',
    description: `Get ${productName}’s reports and new posts by email. Unsubscribe anytime.`,
    text: 'Get our reports and new posts by email.',
    fields: [email],
    submit: 'Subscribe',
    busy,
    promise: consents.newsletter.text,
    done: 'Check your inbox to confirm your email. If you’re already subscribed, you won’t get another email.',
  },
  'weekly-report': {
    title: 'Weekly report by email',
    description: `Get ${productName}’s signed weekly report by email: members, revenue, signals and incidents.`,
    text: 'Get each signed weekly report by email: members, revenue, options signals, ledger hashes and incidents.',
    fields: [email],
    submit: 'Subscribe',
    busy,
    promise: consents['weekly-report'].text,
    done: 'Check your inbox to confirm your email. If you’re already subscribed, you won’t get another email.',
  },
  'join-us': {
    title: 'Join as a cofounder or investor',
    description: 'Join as a cofounding customer, an ambassador or an investor.',
    text: 'Tell us how you’d like to join. Investors get a first look at each round.',
    fields: [
      firstName,
      email,
      { name: 'joinAs', label: 'Join as', kind: 'select', options: labelled(joinKinds, joinLabels) },
      {
        name: 'about',
        label: 'About you',
        kind: 'paragraph',
        isOptional: true,
        hint: 'Tell us what you do or what you’d like to know. Up to 1,000 characters.',
      },
    ],
    submit: 'Send',
    busy,
    promise: 'Our team reads every message, and we email you a copy.',
    done: 'Thank you. We emailed you a copy.',
  },
  sponsors: {
    title: 'Sponsor the community',
    description: 'For organizations that want to sponsor an event, a school or a report.',
    text: 'Sponsor an event, a school or a report. Sponsors have no influence on research, signals or the track record.',
    fields: [
      { name: 'organization', label: 'Organization', kind: 'text', autoComplete: 'organization' },
      firstName,
      { ...email, label: 'Work email' },
      {
        name: 'website',
        label: 'Website',
        kind: 'url',
        autoComplete: 'url',
        isOptional: true,
        hint: 'Starts with https://',
      },
      { name: 'about', label: 'Your idea', kind: 'paragraph', hint: 'Up to 1,000 characters.' },
    ],
    submit: 'Send',
    busy,
    promise: 'Our team reads every message, and we email you a copy. No obligation.',
    done: 'Thank you. We emailed you a copy.',
  },
  contact: contactFormCopy,
  campaign: {
    title: 'Register a campaign',
    description: 'Name your campaign and get a link that tracks its visits and sign-ups.',
    text: 'Name your campaign and get a separate link to track its visits and sign-ups.',
    fields: [
      {
        name: 'campaign',
        label: 'Campaign name',
        kind: 'text',
        hint: 'Letters and numbers, for example “Spring meetup”.',
      },
      { name: 'channel', label: 'Channel', kind: 'select', options: labelled(campaignChannels, channelLabels) },
      firstName,
      email,
      { name: 'startsOn', label: 'Start date', kind: 'date', isOptional: true },
    ],
    submit: 'Register campaign',
    busy,
    promise: 'We email you the link. It earns no commission; for that, use your referral link.',
    done: 'Your campaign is registered. We emailed you the link.',
  },
  tracker: {
    title: 'Submit a trade idea',
    description: 'Suggest an options trade for the public tracker. We review ideas before publishing them.',
    text: 'Suggest an options trade for our public tracker. We publish it with the date and without your name.',
    fields: [
      { name: 'symbol', label: 'Symbol', kind: 'text', hint: 'For example AAPL.' },
      {
        name: 'tradeType',
        label: 'Call or put',
        kind: 'select',
        options: labelled(tradeTypes, { Call: 'Call', Put: 'Put' }),
      },
      { name: 'strike', label: 'Strike price ($)', kind: 'decimal' },
      { name: 'expiration', label: 'Expiration date', kind: 'date' },
      { name: 'reason', label: 'Reason', kind: 'paragraph', isOptional: true, hint: 'Up to 500 characters.' },
      email,
    ],
    submit: 'Submit idea',
    busy,
    promise: 'We review ideas before publishing and email you a copy. Your email is never shown.',
    done: 'Thank you. We emailed you a copy and will review your idea.',
  },
  'test-drive': {
    title: phoneModals.testDrive.title,
    tabTitle: 'Free test drive by phone',
    description: 'Enter your phone number and get the link to your 30-day free test drive.',
    text: 'Enter your number and we’ll send you the link.',
    fields: [
      {
        name: 'phoneNumber',
        label: phoneModal.phoneNumber,
        kind: 'tel',
        autoComplete: 'tel',
        hint: phoneModal.phoneHintAlone,
      },
    ],
    submit: phoneModal.submit,
    busy,
    promise: consents['phone-test-drive'].text,
    done: `Welcome to ${productName}. The App Link is on its way!`,
  },
  'single-signup': {
    title: singleSignupModal.title,
    tabTitle: 'Free test drive by phone or email',
    description: 'Join the member-only distribution list and discord by phone or email.',
    text: `${singleSignupModal.explanation.join(' ')} Enter a phone number or an email.`,
    fields: [
      {
        name: 'phone',
        label: singleSignupModal.phone,
        kind: 'tel',
        autoComplete: 'tel',
        hint: phoneModal.phoneHintAlone,
        isOptional: true,
      },
      { name: 'consent', label: consents['signup-phone'].text, kind: 'tick' },
      { ...email, isOptional: true },
    ],
    submit: singleSignupModal.submit,
    busy,
    promise: consents['signup-email'].text,
    done: `Welcome to ${productName}`,
  },
  'app-link': {
    title: phoneModals.appLink.title,
    tabTitle: 'Text me the app link',
    description: 'Enter your phone number and get the app link by text.',
    text: 'Enter your number and we’ll text you the link.',
    fields: [
      {
        name: 'phoneNumber',
        label: phoneModal.phoneNumber,
        kind: 'tel',
        autoComplete: 'tel',
        hint: phoneModal.phoneHintAlone,
      },
    ],
    submit: phoneModal.submit,
    busy,
    promise: consents['phone-app-link'].text,
    done: `Welcome to ${productName}. The App Link is on its way!`,
  },
};

/** A block with an inline form and the page's own headline and text. `initial` sets field values. */
export const leadBlock = (
  form: LeadFormName,
  title: string,
  text: string,
  initial: Partial<Record<string, string>> = {},
): BlockOf<'lead'> => {
  const fields = leadFormCopy[form].fields.map((field) => {
    const value = initial[field.name];
    return value === undefined ? field : { ...field, initial: value };
  });
  return { kind: 'lead', form, title, text, copy: { ...leadFormCopy[form], fields } };
};
