import { usStates } from '@/lib/domain/shared/us-states';
import { optionsOf, yesNo, type Question, type QuestionGroup } from './question';

const states = optionsOf(usStates);

/** Follow-up questions after a yes, so that the broker does not have to ask later. */
const controlledFirm = [
  { name: 'controlled_firm_name', kind: 'text', label: 'Company name' },
  { name: 'controlled_firm_country', kind: 'country', label: 'Company country' },
  { name: 'controlled_firm_street_address', kind: 'text', label: 'Company street address', isHalf: true },
  { name: 'controlled_firm_city', kind: 'text', label: 'Company city', isHalf: true },
  { name: 'controlled_firm_state', kind: 'select', label: 'Company state', options: states, isHalf: true },
  {
    name: 'controlled_firm_compliance_email',
    kind: 'email',
    label: 'Company compliance email',
    help: 'The broker may contact the company’s compliance team.',
  },
] as const satisfies readonly Question[];
const affiliateFirm = [
  { name: 'affiliate_firm_name', kind: 'text', label: 'Firm name' },
  { name: 'affiliate_firm_country', kind: 'country', label: 'Firm country' },
  { name: 'affiliate_firm_street_address', kind: 'text', label: 'Firm street address', isHalf: true },
  { name: 'affiliate_firm_city', kind: 'text', label: 'Firm city', isHalf: true },
  { name: 'affiliate_firm_state', kind: 'select', label: 'Firm state', options: states, isHalf: true },
  {
    name: 'affiliate_firm_compliance_email',
    kind: 'email',
    label: 'Firm compliance email',
    help: 'The broker may contact the firm’s compliance team.',
  },
] as const satisfies readonly Question[];
const exposedFamily = [
  { name: 'exposed_family_given_name', kind: 'text', label: 'Relative’s first name', isHalf: true },
  { name: 'exposed_family_family_name', kind: 'text', label: 'Relative’s last name', isHalf: true },
] as const satisfies readonly Question[];

/** Connections to public companies, exchanges and public office (section 3). */
export const disclosuresGroup = {
  id: 'disclosures',
  title: 'Regulatory questions',
  text: 'Answering yes doesn’t disqualify you. After a yes, the broker reviews your application manually, which takes up to two business days.',
  questions: [
    {
      name: 'is_control_person',
      kind: 'choice',
      label: 'Are you a director, officer or 10% shareholder of a publicly traded company?',
      options: yesNo,
      isInline: true,
    },
    ...controlledFirm,
    {
      name: 'is_affiliated_exchange_or_finra',
      kind: 'choice',
      label: 'Do you work for, or are you affiliated with, an exchange, a broker-dealer or FINRA?',
      options: yesNo,
      isInline: true,
    },
    ...affiliateFirm,
    {
      name: 'is_politically_exposed',
      kind: 'choice',
      label: 'Do you hold, or have you held, a senior public office?',
      options: yesNo,
      isInline: true,
    },
    {
      name: 'immediate_family_exposed',
      kind: 'choice',
      label: 'Does a member of your immediate family hold a senior public office?',
      options: yesNo,
      isInline: true,
    },
    ...exposedFamily,
    {
      name: 'is_disclosure_certified',
      kind: 'tick',
      label: 'These four answers are true and complete, and I will report any changes',
    },
  ],
} as const satisfies QuestionGroup;

/** An optional person whom the broker may contact (section 3). */
export const trustedContactGroup = {
  id: 'trusted-contact',
  title: 'Trusted contact',
  text: 'A person the broker can contact if it can’t reach you or suspects fraud. They can’t see or control your account.',
  questions: [
    {
      name: 'trusted_contact',
      kind: 'choice',
      label: 'Do you want to add a trusted contact?',
      options: yesNo,
      isInline: true,
    },
    {
      name: 'trusted_contact_given_name',
      kind: 'text',
      label: 'Contact’s first name',
      isHalf: true,
    },
    {
      name: 'trusted_contact_family_name',
      kind: 'text',
      label: 'Contact’s last name',
      isHalf: true,
    },
    { name: 'trusted_contact_email_address', kind: 'email', label: 'Contact’s email' },
  ],
} as const satisfies QuestionGroup;
