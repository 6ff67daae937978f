import { loadAccountCalls } from '@/lib/client/session/load-account-calls';
import { loadContractRules } from '@/lib/client/forms/load-contract-rules';
import { showToast } from '@/components/toasts/toast-store';
import { rememberKind } from '@/lib/client/session/last-kind';
import { emailForgotten, resetLinkSent } from '@/lib/content/accounts/messages';
import { forgotPasswordModal as copy } from '@/lib/content/shared/modals';
import { paths } from '@/lib/domain/shared/paths';
import { useAccountKind } from './kind-switch';
import { ModalForm } from './modal-form';
import { ModalLink } from './modal-link';
import type { ModalDetails } from './modal-stack';

type Address = { email: string };
type ForgotPasswordModalProps = { details: ModalDetails; onClose: () => void };

/** Requests a reset link, for either kind of account. */
export function ForgotPasswordModal({ details, onClose }: ForgotPasswordModalProps) {
  const { kind, choice } = useAccountKind(details.kind, copy);

  async function askForLink({ email }: Address) {
    const accountCalls = await loadAccountCalls();
    await accountCalls(kind).requestNewPassword({ query: { email } });
    rememberKind(kind);
    showToast('success', resetLinkSent);
    onClose();
  }

  return (
    <ModalForm<Address>
      title={copy.title}
      choice={choice}
      fields={[{ name: 'email', label: copy.email, defaultValue: details.email }]}
      submit={copy.submit}
      rules={loadRules}
      send={askForLink}
      invalidMessage={(form) => (hasText(form.get('email')) ? undefined : emailForgotten)}
    >
      <ModalLink href={paths.subscribe} onLeave={onClose}>
        {copy.signUp}
      </ModalLink>
    </ModalForm>
  );
}

const hasText = (value: FormDataEntryValue | null) => typeof value === 'string' && value.trim() !== '';

async function loadRules() {
  const [contractRules, { usersContract }] = await Promise.all([
    loadContractRules(),
    import('@/lib/contracts/accounts/users'),
  ]);
  return contractRules<Address>(usersContract.requestNewPassword.query);
}
