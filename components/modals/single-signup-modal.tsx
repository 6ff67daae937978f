import { singleSignupModal as words } from '@/lib/content/shared/modals';
import { ConsentLine, ConsentTick } from './consent-line';
import { CountryField } from './country-field';
import { signupLeadRules, type SignupLead } from './lead-rules';
import { ModalForm } from './modal-form';

type SingleSignupModalProps = { onSubmit: (lead: SignupLead) => Promise<void> };

/** Phone or email, or both. */
export function SingleSignupModal({ onSubmit }: SingleSignupModalProps) {
  return (
    <ModalForm<SignupLead>
      title={words.title}
      notes={words.explanation}
      above={<CountryField />}
      fields={[
        { name: 'phone', label: words.phone, isOptional: true },
        { name: 'email', label: words.email, isOptional: true, autoComplete: 'email' },
      ]}
      below={(errorOf) => (
        <>
          <ConsentTick name="signup-phone" error={errorOf('consent')} />
          <ConsentLine name="signup-email" />
        </>
      )}
      submit={words.submit}
      rules={() => Promise.resolve(signupLeadRules)}
      send={onSubmit}
    />
  );
}
