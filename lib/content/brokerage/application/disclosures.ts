import { usStates } from '@/lib/domain/shared/us-states';
import { optionsOf, yesNo, type Question, type QuestionGroup } from './question';

const states = optionsOf(usStates);

/** Asked after a yes: with it the broker can decide without asking the member again. */
const controlledFirm: readonly Question[] = [
  { name: 'controlled_firm_name', kind: 'text', label: 'Name of the company' },
  { name: 'controlled_firm_country', kind: 'country', label: 'Country of the company' },
  { name: 'controlled_firm_street_address', kind: 'text', label: 'Street address of the company', isHalf: true },
  { name: 'controlled_firm_city', kind: 'text', label: 'City of the company', isHalf: true },
  { name: 'controlled_firm_state', kind: 'select', label: 'State of the company', options: states, isHalf: true },
  {
    name: 'controlled_firm_compliance_email',
    kind: 'email',
    label: 'Compliance email of the company',
    help: 'Where the broker can ask the company’s compliance team.',
  },
];
const affiliateFirm: readonly Question[] = [
  { name: 'affiliate_firm_name', kind: 'text', label: 'Name of the firm' },
  { name: 'affiliate_firm_country', kind: 'country', label: 'Country of the firm' },
  { name: 'affiliate_firm_street_address', kind: 'text', label: 'Street address of the firm', isHalf: true },
  { name: 'affiliate_firm_city', kind: 'text', label: 'City of the firm', isHalf: true },
  { name: 'affiliate_firm_state', kind: 'select', label: 'State of the firm', options: states, isHalf: true },
  {
    name: 'affiliate_firm_compliance_email',
    kind: 'email',
    label: 'Compliance email of the firm',
    help: 'Where the broker can ask the firm’s compliance team.',
  },
];
const exposedFamily: readonly Question[] = [
  { name: 'exposed_family_given_name', kind: 'text', label: 'First name of that relative', isHalf: true },
  { name: 'exposed_family_family_name', kind: 'text', label: 'Last name of that relative', isHalf: true },
];

/** Section 3: what the broker has to know about ties to public companies, exchanges and offices. */
export const disclosuresGroup: QuestionGroup = {
  id: 'disclosures',
  title: 'Four questions of the law',
  text: 'A yes closes nothing. It means that a person at the broker looks at the application, which takes some days.',
  questions: [
    {
      name: 'is_control_person',
      kind: 'choice',
      label: 'Are you a director, an officer or a holder of 10% or more of a company whose shares are traded?',
      options: yesNo,
      isInline: true,
    },
    ...controlledFirm,
    {
      name: 'is_affiliated_exchange_or_finra',
      kind: 'choice',
      label: 'Do you work for an exchange, a broker or FINRA, or belong to one?',
      options: yesNo,
      isInline: true,
    },
    ...affiliateFirm,
    {
      name: 'is_politically_exposed',
      kind: 'choice',
      label: 'Do you hold a high public office, or have you held one?',
      options: yesNo,
      isInline: true,
    },
    {
      name: 'immediate_family_exposed',
      kind: 'choice',
      label: 'Does somebody of your immediate family hold such an office?',
      options: yesNo,
      isInline: true,
    },
    ...exposedFamily,
    {
      name: 'is_disclosure_certified',
      kind: 'tick',
      label: 'These four answers are true and complete, and I will say so when they change',
    },
  ],
};

/** Section 3: somebody whom the broker may call, and only if both are wanted. */
export const trustedContactGroup: QuestionGroup = {
  id: 'trusted-contact',
  title: 'A trusted contact',
  text: 'Somebody whom the broker may call when it cannot reach you or fears a fraud. They get no say over the account and see nothing of it.',
  questions: [
    {
      name: 'trusted_contact',
      kind: 'choice',
      label: 'Do you want to name one?',
      options: yesNo,
      isInline: true,
    },
    {
      name: 'trusted_contact_given_name',
      kind: 'text',
      label: 'Their first name',
      isHalf: true,
    },
    {
      name: 'trusted_contact_family_name',
      kind: 'text',
      label: 'Their last name',
      isHalf: true,
    },
    { name: 'trusted_contact_email_address', kind: 'email', label: 'Their email' },
  ],
};
