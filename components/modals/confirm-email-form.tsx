import { FormRefusal } from '@/components/toasts/form-refusal';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { Button } from '@/components/ui/forms/button';
import { PasswordField } from '@/components/ui/forms/password-field';
import { validatorRules } from '@/lib/client/forms/validator-rules';
import { continueCopy as words } from '@/lib/content/accounts/switch-account';
import { required } from '@/lib/domain/shared/validators';
import styles from './modal-form.module.css';

type Typed = { password: string };

/** Asks for a link that confirms the member's address: an investor account is opened for a confirmed one only. */
export function ConfirmEmailForm({ email, send }: { email: string; send: (password: string) => Promise<void> }) {
  const { form, field, isBusy, refusal } = useToastForm<Typed>({
    rules: () => Promise.resolve(rules),
    send: ({ password }) => send(password),
  });
  return (
    <>
      <p className={styles.note}>{words.confirmText(email)}</p>
      <form {...form} className={styles.form}>
        <PasswordField {...field('password')} label={words.password} hint={words.passwordHint} />
        <FormRefusal>{refusal}</FormRefusal>
        <Button type="submit" isWide isBusy={isBusy}>
          {words.sendLink}
        </Button>
      </form>
    </>
  );
}

const rules = validatorRules<Typed>(({ password }) => ({ password: required(password) }));
