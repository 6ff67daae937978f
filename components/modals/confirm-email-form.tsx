import { FormRefusal } from '@/components/toasts/form-refusal';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { Button } from '@/components/ui/forms/button';
import { PasswordField } from '@/components/ui/forms/password-field';
import { validatorRules } from '@/lib/client/forms/validator-rules';
import { continueCopy as copy } from '@/lib/content/accounts/switch-account';
import { required } from '@/lib/domain/shared/validators';
import styles from './modal-form.module.css';

type Typed = { password: string };

/** Requests a confirmation link for the member's email, which must be confirmed to become an investor. */
export function ConfirmEmailForm({ email, send }: { email: string; send: (password: string) => Promise<void> }) {
  const { form, field, isBusy, refusal } = useToastForm<Typed>({
    rules: () => rules,
    send: ({ password }) => send(password),
  });
  return (
    <>
      <p className={styles.note}>{copy.confirmText(email)}</p>
      <form {...form} className={styles.form}>
        <PasswordField {...field('password')} label={copy.password} hint={copy.passwordHint} />
        <FormRefusal>{refusal}</FormRefusal>
        <Button type="submit" isWide isBusy={isBusy}>
          {copy.sendLink}
        </Button>
      </form>
    </>
  );
}

const rules = validatorRules<Typed>(({ password }) => ({ password: required(password) }));
