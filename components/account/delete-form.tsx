import { FormRefusal } from '@/components/toasts/form-refusal';
import { showToast } from '@/components/toasts/toast-store';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { Button } from '@/components/ui/button';
import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';
import { endSession } from '@/lib/client/session';
import { dataWords as words } from '@/lib/content/account-parts';
import styles from './account.module.css';
import { loadRules } from './load-rules';
import { loadCalls } from './load-calls';

type Values = { password: string; confirmation: string };

/** The password and the words: nobody deletes an account by a slip. */
export function DeleteForm() {
  const { form, field, isBusy, refusal } = useToastForm<Values>({
    rules: () => loadRules<Values>('remove'),
    send: async (body) => {
      const { message } = await (await loadCalls()).remove({ body });
      showToast('success', message);
      endSession('signed-out');
    },
  });
  return (
    <form {...form} className={styles.form} aria-label={words.deleteTitle}>
      <TextField
        {...field('confirmation')}
        label={words.confirmation}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={60}
        required
      />
      <PasswordField {...field('password')} label={words.password} required />
      <div>
        <Button type="submit" isBusy={isBusy} busyLabel={words.deleting}>
          {words.deleteButton}
        </Button>
      </div>
      <FormRefusal>{refusal}</FormRefusal>
    </form>
  );
}
