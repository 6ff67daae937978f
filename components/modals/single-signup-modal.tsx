import { singleSignupModal as copy } from '@/lib/content/shared/modals';
import { ConsentLine, ConsentTick } from './consent-line';
import { CountryField } from './country-field';
import { signupLeadRules, type SignupLead } from './lead-rules';
import { ModalForm } from './modal-form';

type SingleSignupModalProps = { onSubmit: (lead: SignupLead) => Promise<void> };

/** Asks for a phone number, an email, or both. */
export function SingleSignupModal({ onSubmit }: SingleSignupModalProps) {
  return (
    <ModalForm<SignupLead>
      title={copy.title}
      notes={copy.explanation}
      above={<CountryField />}
      fields={[
        { name: 'phone', label: copy.phone, isOptional: true },
        { name: 'email', label: copy.email, isOptional: true, autoComplete: 'email' },
      ]}
      below={(errorOf) => (
        <>
          <ConsentTick name="signup-phone" error={errorOf('consent')} />
          <ConsentLine name="signup-email" />
        </>
      )}
      submit={copy.submit}
      rules={() => signupLeadRules}
      send={onSubmit}
    />
  );
}
