import { accountApplication } from '@/lib/contracts/brokerage/application';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import { toApplication } from '@/lib/domain/brokerage/application/to-application';
import { contextOf, trimmed } from './to-alpaca';

/** The parts of an application that can be corrected. Fields are optional, because only some may be corrected. */
const correction = accountApplication.pick({ disclosure_context: true }).extend({
  contact: accountApplication.shape.contact.partial(),
  identity: accountApplication.shape.identity.partial(),
  disclosures: accountApplication.shape.disclosures.partial(),
});

/** Corrected answers in the format of the Broker API's account update. The caller merges the disclosures. */
export function toAlpacaAmendment(answers: Answers) {
  const { contact, identity, disclosures, disclosure_context } = correction.parse(toApplication(answers, ''));
  const { street_address: street, ...place } = contact;
  const { country_of_tax_residence: _, ...person } = identity;
  const flags = {
    is_control_person: disclosures.is_control_person === true,
    is_affiliated_exchange_or_finra: disclosures.is_affiliated_exchange_or_finra === true,
    immediate_family_exposed: disclosures.immediate_family_exposed === true,
  };
  const { context } = contextOf({
    disclosures: { ...flags, is_politically_exposed: false },
    disclosure_context,
  });
  return {
    ...(street === undefined ? {} : { contact: { ...trimmed(place), street_address: [street] } }),
    ...(Object.keys(person).length > 0
      ? { identity: { ...trimmed(person), ...(person.tax_id ? { tax_id_type: 'USA_SSN' } : {}) } }
      : {}),
    ...(context
      ? { context: { told: context, flags: Object.fromEntries(Object.entries(flags).filter(([, isTrue]) => isTrue)) } }
      : {}),
  };
}

export type AlpacaAmendment = ReturnType<typeof toAlpacaAmendment>;
