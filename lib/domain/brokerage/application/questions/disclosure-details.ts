import { notDigitsAlone, stateOf, street } from '../addresses';
import { after, asStateOf, entered, selectedCountry, text } from '../answer-kinds';
import { ascii, emailAddress, name } from '../people';
import type { Question } from '../question';
import { inRow } from '../rule';
import { pleaseSelect } from '../sentences';

const ofCompany = { detailOf: 'is_control_person' } as const;
const ofFirm = { detailOf: 'is_affiliated_exchange_or_finra' } as const;
const ofRelative = { detailOf: 'immediate_family_exposed' } as const;

/** What the broker wants to know about an affirmed disclosure: the company, the exchange or broker, the relative. */
export const disclosureDetails = {
  controlled_firm_name: {
    ...entered('company’s name', text(100)),
    ...ofCompany,
    field: 'disclosure_context.controlled_firm.name',
  },
  controlled_firm_street_address: {
    ...entered('company’s street address', text(100, street)),
    ...ofCompany,
    field: 'disclosure_context.controlled_firm.street_address',
  },
  controlled_firm_city: {
    ...entered('company’s city', text(60, notDigitsAlone)),
    ...ofCompany,
    field: 'disclosure_context.controlled_firm.city',
  },
  controlled_firm_country: {
    ...selectedCountry('company’s country'),
    ...ofCompany,
    field: 'disclosure_context.controlled_firm.country',
  },
  controlled_firm_state: {
    missing: pleaseSelect('company’s state'),
    rule: text(50, stateOf('controlled_firm_country')),
    ...ofCompany,
    ...after('controlled_firm_country', 'USA'),
    field: 'disclosure_context.controlled_firm.state',
    convert: asStateOf('controlled_firm_country'),
  },
  controlled_firm_compliance_email: {
    ...entered('company’s compliance email', inRow(ascii, emailAddress)),
    ...ofCompany,
    field: 'disclosure_context.controlled_firm.compliance_email',
  },
  affiliate_firm_name: {
    ...entered('firm’s name', text(100)),
    ...ofFirm,
    field: 'disclosure_context.affiliate_firm.name',
  },
  affiliate_firm_street_address: {
    ...entered('firm’s street address', text(100, street)),
    ...ofFirm,
    field: 'disclosure_context.affiliate_firm.street_address',
  },
  affiliate_firm_city: {
    ...entered('firm’s city', text(60, notDigitsAlone)),
    ...ofFirm,
    field: 'disclosure_context.affiliate_firm.city',
  },
  affiliate_firm_country: {
    ...selectedCountry('firm’s country'),
    ...ofFirm,
    field: 'disclosure_context.affiliate_firm.country',
  },
  affiliate_firm_state: {
    missing: pleaseSelect('firm’s state'),
    rule: text(50, stateOf('affiliate_firm_country')),
    ...ofFirm,
    ...after('affiliate_firm_country', 'USA'),
    field: 'disclosure_context.affiliate_firm.state',
    convert: asStateOf('affiliate_firm_country'),
  },
  affiliate_firm_compliance_email: {
    ...entered('firm’s compliance email', inRow(ascii, emailAddress)),
    ...ofFirm,
    field: 'disclosure_context.affiliate_firm.compliance_email',
  },
  exposed_family_given_name: {
    ...entered('relative’s first name', text(60, name)),
    ...ofRelative,
    field: 'disclosure_context.exposed_family.given_name',
  },
  exposed_family_family_name: {
    ...entered('relative’s last name', text(60, name)),
    ...ofRelative,
    field: 'disclosure_context.exposed_family.family_name',
  },
} satisfies Record<string, Question>;
