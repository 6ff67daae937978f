import {
  campaignChannels,
  joinKinds,
  tradeTypes,
  type CampaignChannel,
  type JoinKind,
} from '@/lib/domain/lead-choices';
import type { LeadFormName } from '@/lib/domain/lead-forms';
import type { BlockOf } from './blocks';
import { consents } from './consents';
import { phoneModal, phoneModals, singleSignupModal } from './modals';
import { productName } from './product';

export type LeadField = {
  /** As the call names it. */
  name: string;
  label: string;
  /** A tick is the words of an agreement; it is sent as true, or not at all. */
  kind: 'tick' | 'text' | 'email' | 'tel' | 'url' | 'date' | 'decimal' | 'select' | 'paragraph';
  hint?: string;
  isOptional?: boolean;
  autoComplete?: string;
  options?: readonly { value: string; label: string }[];
};

export type LeadFormWords = {
  title: string;
  /** The page's name in a browser's tab, where the title alone would not tell two forms apart. */
  tabTitle?: string;
  description: string;
  text: string;
  fields: readonly LeadField[];
  submit: string;
  busy: string;
  /** What happens with it: only what the software does. */
  promise: string;
  /** Said when it has arrived; the same whether or not we knew the address. */
  done: string;
};

const email: LeadField = { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' };
const firstName: LeadField = { name: 'firstName', label: 'First name', kind: 'text', autoComplete: 'given-name' };
const busy = 'Sending';

const labelled = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) => [
  { value: '', label: 'Please choose' },
  ...values.map((value) => ({ value, label: labels[value] })),
];

const joinLabels: Record<JoinKind, string> = {
  customer: 'Cofounding customer',
  ambassador: 'Cofounding ambassador',
  investor: 'Angel or growth investor',
};

const channelLabels: Record<CampaignChannel, string> = {
  social: 'Social networks',
  video: 'Video',
  podcast: 'A podcast',
  email: 'Email',
  event: 'An event',
  school: 'A school or university',
  other: 'Something else',
};

/** Every form's words and fields. The three that text you share theirs with the modals. */
export const leadFormWords: Record<LeadFormName, LeadFormWords> = {
  newsletter: {
    title: 'The newsletter',
    description: `Get ${productName}’s reports by email. You confirm your address first, and one click ends it.`,
    text: 'Our reports and new posts in your mailbox, when there is something to report.',
    fields: [email],
    submit: 'Subscribe',
    busy,
    promise: consents.newsletter.text,
    done: 'One step left: open the mail we are sending you and confirm your address. If it is on the list already, nothing changes and no mail comes.',
  },
  'join-us': {
    title: 'Join the founding circle',
    description: 'Say how you would like to take part: as a cofounding customer, an ambassador or an investor.',
    text: 'Tell us how you would like to take part, and what you bring.',
    fields: [
      firstName,
      email,
      { name: 'joinAs', label: 'You would join as', kind: 'select', options: labelled(joinKinds, joinLabels) },
      {
        name: 'about',
        label: 'About you',
        kind: 'paragraph',
        isOptional: true,
        hint: 'What you do, or what you would like to know. At most 1,000 characters.',
      },
    ],
    submit: 'Send',
    busy,
    promise:
      'It goes on a list that the people who run this site read, and you get a mail that says what we noted. An account of your own takes no waiting: sign up on this site.',
    done: 'We have noted it. A mail that says what we kept is on its way to you.',
  },
  sponsors: {
    title: 'Sponsor the community',
    description: 'For organisations that would like to sponsor an event, a school or a report.',
    text: 'For organisations that would like to stand behind an event, a school or a report. Sponsors have no say in research, signals or the record.',
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
        hint: 'Beginning with https://',
      },
      { name: 'about', label: 'What you have in mind', kind: 'paragraph', hint: 'At most 1,000 characters.' },
    ],
    submit: 'Send',
    busy,
    promise:
      'It goes on a list that the people who run this site read, and you get a mail that says what we noted. Nothing is agreed by sending it.',
    done: 'We have noted it. A mail that says what we kept is on its way to you.',
  },
  campaign: {
    title: 'Register a campaign',
    description: 'Give your campaign a name and get a link by which its visits and sign-ups are counted.',
    text: 'Telling others about us? Give your campaign a name and get a link of its own, so that its visits and sign-ups are counted apart.',
    fields: [
      {
        name: 'campaign',
        label: 'Name of the campaign',
        kind: 'text',
        hint: 'Letters and figures, for example “Spring meetup”.',
      },
      { name: 'channel', label: 'Where it runs', kind: 'select', options: labelled(campaignChannels, channelLabels) },
      firstName,
      email,
      { name: 'startsOn', label: 'First day', kind: 'date', isOptional: true },
    ],
    submit: 'Register the campaign',
    busy,
    promise:
      'We make the link and mail it to you. It counts visits; it earns nothing by itself, since commissions follow an ambassador’s own referral link.',
    done: 'Your campaign is registered. The link is on its way to your mailbox.',
  },
  tracker: {
    title: 'Submit an idea to the public tracker',
    description: 'Propose an options trade to be followed in public. Ideas are read before they are shown.',
    text: 'Propose an options trade for the community to follow. It is shown with its date and without your name.',
    fields: [
      { name: 'symbol', label: 'Symbol', kind: 'text', hint: 'As the exchange has it, for example AAPL.' },
      {
        name: 'tradeType',
        label: 'Call or put',
        kind: 'select',
        options: labelled(tradeTypes, { Call: 'Call', Put: 'Put' }),
      },
      { name: 'strike', label: 'Strike in dollars', kind: 'decimal' },
      { name: 'expiration', label: 'Expiration', kind: 'date' },
      { name: 'reason', label: 'Why', kind: 'paragraph', isOptional: true, hint: 'At most 500 characters.' },
      email,
    ],
    submit: 'Submit the idea',
    busy,
    promise:
      'You get a mail that says what we noted. Ideas show in public only after one of us has read them; those that are not fit to print never do. Your address is not shown.',
    done: 'We have noted your idea, and a mail that says so is on its way. It shows in public once one of us has read it.',
  },
  'test-drive': {
    title: phoneModals.testDrive.title,
    tabTitle: 'Free test drive by phone',
    description: 'Leave your phone number and get the link to your 30-day free test drive.',
    text: 'Leave your number and we send you the link.',
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
    text: `${singleSignupModal.explanation.join(' ')} A number or an email is enough.`,
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
    description: 'Leave your phone number and get the link to the app by text.',
    text: 'Leave your number and we text you the link.',
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

/** A form in a page, with a headline and a sentence of the page's own; the words of its fields travel with it. */
export const leadBlock = (form: LeadFormName, title: string, text: string): BlockOf<'lead'> => ({
  kind: 'lead',
  form,
  title,
  text,
  words: leadFormWords[form],
});
