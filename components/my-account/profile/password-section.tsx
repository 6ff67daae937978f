import { useRef } from 'react';
import { FormRefusal } from '@/components/toasts/form-refusal';
import { showToast } from '@/components/toasts/toast-store';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { Button } from '@/components/ui/forms/button';
import { PasswordField } from '@/components/ui/forms/password-field';
import { renewTokens } from '@/lib/client/session/session-actions';
import { securityCopy as copy } from '@/lib/content/my-account/account-sections';
import { signUpCopy } from '@/lib/content/accounts/sign-up-copy';
import styles from '@/components/accounts/account.module.css';
import { loadRules } from './load-rules';
import { accountClient } from './account-client';

type Values = { currentPassword: string; password: string };

/** Changes the password; requires the old one. */
export function PasswordSection() {
  const element = useRef<HTMLFormElement>(null);
  const { form, field, isBusy, refusal } = useToastForm<Values>({
    isInline: true,
    rules: () => loadRules<Values>('changePassword'),
    send: async (body) => {
      const { message, token, refreshToken } = await accountClient().changePassword({ body });
      renewTokens({ accessToken: token, refreshToken });
      element.current?.reset();
      showToast('success', message);
    },
  });
  return (
    <form {...form} ref={element} className={styles.form} aria-label={copy.submit}>
      <PasswordField {...field('currentPassword')} label={copy.current} required />
      <PasswordField
        {...field('password')}
        label={copy.next}
        hint={signUpCopy.passwordHint}
        autoComplete="new-password"
        required
      />
      <div>
        <Button type="submit" isBusy={isBusy} busyLabel={copy.busy}>
          {copy.submit}
        </Button>
      </div>
      <FormRefusal>{refusal}</FormRefusal>
    </form>
  );
}
