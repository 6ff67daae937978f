import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormRefusal } from '@/components/toasts/form-refusal';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { Button } from '@/components/ui/forms/button';
import { Choice } from '@/components/ui/forms/choice';
import { PasswordField } from '@/components/ui/forms/password-field';
import { Link } from '@/components/ui/navigation/link';
import { validatorRules } from '@/lib/client/forms/validator-rules';
import { failureFields } from '@/lib/client/http/failure-sentence';
import { continueCopy as copy } from '@/lib/content/accounts/switch-account';
import { paths } from '@/lib/domain/shared/paths';
import { required } from '@/lib/domain/shared/validators';
import styles from './modal-form.module.css';
import { adoptSession, linkedAccountsClient } from './switch-account';

type Typed = { password: string; investorPassword: string; consent: boolean };

type ContinueFormProps = {
  name: string;
  email: string;
  /** True if the email was just confirmed in this modal. */
  followsConfirmation: boolean;
  onDone: () => void;
};

/** The password and the consent. The password of an existing investor account is requested only if it differs. */
export function ContinueForm({ name, email, followsConfirmation, onDone }: ContinueFormProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The clicked button is gone, so move the focus.
    if (followsConfirmation) text.current?.focus();
  }, [followsConfirmation]);
  const [needsSecondPassword, setNeedsSecondPassword] = useState(false);
  const { form, field, isBusy, refusal } = useToastForm<Typed>({
    rules: () => rules,
    send: async ({ password, investorPassword }) => {
      const body = { password, consent: true as const, ...(needsSecondPassword ? { investorPassword } : {}) };
      try {
        adoptSession(await linkedAccountsClient().continueAsInvestor({ body }), 'investor');
      } catch (error) {
        if ('investorPassword' in failureFields(error)) flushSync(() => setNeedsSecondPassword(true));
        throw error;
      }
      onDone();
    },
  });

  return (
    <>
      <p ref={text} tabIndex={-1} className={styles.note}>
        {copy.text(name, email)}
      </p>
      <form {...form} className={styles.form}>
        <PasswordField {...field('password')} label={copy.password} hint={copy.passwordHint} />
        {/* Always rendered, because the form library registers its fields only once. */}
        <div hidden={!needsSecondPassword}>
          <PasswordField {...field('investorPassword')} label={copy.investorPassword} autoComplete="off" />
        </div>
        <Choice kind="checkbox" {...field('consent')} label={<Consent />} />
        <FormRefusal>{refusal}</FormRefusal>
        <Button type="submit" isWide isBusy={isBusy}>
          {copy.submit}
        </Button>
      </form>
    </>
  );
}

const { consent } = copy;

const Consent = () => (
  <>
    {consent.before}
    <Link href={paths.terms} target="_blank">
      {consent.terms}
    </Link>
    {consent.between}
    <Link href={paths.privacy} target="_blank">
      {consent.privacy}
    </Link>
    {consent.after}
  </>
);

const rules = validatorRules<Typed>(({ password, consent: isAgreed }) => ({
  password: required(password),
  consent: isAgreed === true ? undefined : copy.consentMissing,
}));
