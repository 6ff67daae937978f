import { phoneModal, phoneModals } from '@/lib/content/shared/modals';
import { ConsentLine } from './consent-line';
import { CountryField } from './country-field';
import { phoneLeadRules, type PhoneLead, type TypedPhoneLead } from './lead-rules';
import { ModalForm } from './modal-form';

type PhoneModalProps = { variant: keyof typeof phoneModals; onSubmit: (lead: PhoneLead) => Promise<void> };

const consentOf = { testDrive: 'phone-test-drive', appLink: 'phone-app-link' } as const;

/** Phone number modals 1 and 2: the same field and button with different headers. */
export function PhoneModal({ variant, onSubmit }: PhoneModalProps) {
  const { title, alertType } = phoneModals[variant];
  return (
    <ModalForm<TypedPhoneLead>
      title={title}
      above={<CountryField />}
      fields={[{ name: 'phoneNumber', label: phoneModal.phoneNumber, hint: phoneModal.phoneHint }]}
      below={() => <ConsentLine name={consentOf[variant]} />}
      submit={phoneModal.submit}
      rules={() => phoneLeadRules}
      send={(lead) => onSubmit({ ...lead, alertType })}
    />
  );
}
