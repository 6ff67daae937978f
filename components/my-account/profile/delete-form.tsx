import { FormRefusal } from '@/components/toasts/form-refusal';
import { showToast } from '@/components/toasts/toast-store';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { Button } from '@/components/ui/forms/button';
import { PasswordField } from '@/components/ui/forms/password-field';
import { TextField } from '@/components/ui/forms/text-field';
import { endSession } from '@/lib/client/session/session-actions';
import { accountSections, dataCopy as copy } from '@/lib/content/my-account/account-sections';
import styles from '@/components/accounts/account.module.css';
import { loadRules } from './load-rules';
import { accountClient } from './account-client';

type Values = { password: string; confirmation: string };

/** Deletes the account. Requires the password and a typed confirmation to prevent accidents. */
export function DeleteForm() {
  const { form, field, isBusy, refusal } = useToastForm<Values>({
    isInline: true,
    rules: () => loadRules<Values>('remove'),
    send: async (body) => {
      const { message } = await accountClient().remove({ body });
      showToast('success', message);
      endSession('deleted');
    },
  });
  return (
    <form {...form} className={styles.form} aria-label={accountSections.delete}>
      <TextField
        {...field('confirmation')}
        label={copy.confirmation}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={60}
        required
      />
      <PasswordField {...field('password')} label={copy.password} required />
      <div>
        <Button weight="danger" type="submit" isBusy={isBusy} busyLabel={copy.deleting}>
          {copy.deleteButton}
        </Button>
      </div>
      <FormRefusal>{refusal}</FormRefusal>
    </form>
  );
}
