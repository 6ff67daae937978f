import { loadCalls } from '@/lib/client/http/load-calls';
import { loadFormLibrary } from '@/lib/client/forms/load-form-library';
import { showToast } from '@/components/toasts/toast-store';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { resetCopy as copy } from '@/lib/content/accounts/reset-copy';
import { passwordChanged } from '@/lib/content/accounts/messages';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import styles from '@/components/modals/sign-up/auth-form.module.css';
import { NewPasswordField } from '@/components/modals/sign-up/new-password-field';
import { SubmitButton } from '@/components/modals/sign-up/submit-button';
import { isLinkGone } from './use-reset-link';

type NewPassword = { password: string };
type ResetPasswordFormProps = { kind: AccountKind; token: string; onDone: () => void; onUsed: () => void };

export function ResetPasswordForm({ kind, token, onDone, onUsed }: ResetPasswordFormProps) {
  const { form, field, isBusy } = useToastForm<NewPassword>({
    rules: loadRules,
    send: async (body) => {
      const { accountCalls } = await loadCalls();
      try {
        await accountCalls(kind).resetPassword({ params: { token }, body });
      } catch (error) {
        if (isLinkGone(error)) onUsed();
        throw error;
      }
      showToast('success', passwordChanged);
      onDone();
    },
  });

  return (
    <form {...form} className={styles.form}>
      <NewPasswordField {...field('password')} label={copy.password} />
      <SubmitButton isBusy={isBusy} busyLabel={copy.busy}>
        {copy.submit}
      </SubmitButton>
    </form>
  );
}

async function loadRules() {
  const [{ contractRules }, { usersContract }] = await Promise.all([loadFormLibrary(), loadCalls()]);
  return contractRules<NewPassword>(usersContract.resetPassword.body);
}
