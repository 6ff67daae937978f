import { loadCalls } from '@/lib/client/http/load-calls';
import { loadFormLibrary } from '@/lib/client/forms/load-form-library';
import { useState, type ReactNode } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextField } from '@/components/ui/forms/text-field';
import { readAttribution, readReferral } from '@/lib/client/visits/attribution';
import { writeStored } from '@/lib/client/session/storage';
import { readUniqueId } from '@/lib/client/session/identity';
import { signUpCopy as copy } from '@/lib/content/accounts/sign-up-copy';
import { welcome } from '@/lib/content/accounts/messages';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import styles from './auth-form.module.css';
import { Consent } from './consent';
import { NewPasswordField } from './new-password-field';
import { SubmitButton } from './submit-button';

// Not imported from the contract, because that would load all of zod.
const kinds = ['user', 'investor'] as const satisfies readonly AccountKind[];

type NewAccount = { firstName: string; lastName: string; email: string; password: string };
type SignUpFormProps = {
  /** The account kind until the visitor chooses one; it may change once the URL is known. */ firstKind: AccountKind;
  /** For actions that only members can take: no choice of account kind, and no welcome afterward. */
  isForMembers?: boolean;
  /** The form is in a modal opened by a members' button, so its first field takes the focus. */
  isInPlace?: boolean;
  /** Renders a link to log in instead, with the email of an existing account. */
  loginLink: (login: { kind: AccountKind; email?: string; label: string }) => ReactNode;
  onDone: () => void;
};

/** A short sign-up form, used by the sign-up page and the sign-up modal. */
export function SignUpForm({
  firstKind,
  isInPlace = false,
  isForMembers = isInPlace,
  loginLink,
  onDone,
}: SignUpFormProps) {
  const [chosen, setChosen] = useState<AccountKind>();
  const kind = chosen ?? firstKind;
  const [isDone, setIsDone] = useState(false);
  const [takenEmail, setTakenEmail] = useState<string>();
  const { form, field, isBusy } = useToastForm<NewAccount>({
    rules: loadRules,
    send: async (account) => {
      const { accountCalls, register } = await loadCalls();
      const body = {
        ...account,
        referredBy: readReferral(),
        uniqueId: readUniqueId(),
        attribution: readAttribution(),
      };
      const record = await accountCalls(kind)
        .register({ body })
        .catch((error: unknown) => {
          if (isConflict(error)) setTakenEmail(account.email);
          throw error;
        });
      // Must run before `register`, because the session observer reads it.
      if (!isForMembers) writeStored('local', 'welcome', record.id);
      register(record, { kind });
      showToast('success', welcome());
      setIsDone(true);
      onDone();
    },
  });

  return (
    <>
      <form {...form} className={styles.form}>
        {isForMembers ? null : (
          <RadioGroup
            legend={copy.kindLegend}
            name="kind"
            values={kinds}
            wordsOf={(option) => copy.kinds[option]}
            value={kind}
            onChange={setChosen}
          />
        )}
        <div className={styles.pair}>
          <TextField {...field('firstName')} label={copy.firstName} autoComplete="given-name" autoFocus={isInPlace} />
          <TextField {...field('lastName')} label={copy.lastName} autoComplete="family-name" />
        </div>
        <TextField
          {...field('email')}
          label={copy.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        {takenEmail !== undefined && field('email').error
          ? loginLink({ kind, email: takenEmail, label: copy.loginAs(takenEmail) })
          : null}
        <NewPasswordField {...field('password')} label={copy.password} />
        <Consent />
        <SubmitButton isBusy={isBusy || isDone} busyLabel={copy.busy}>
          {copy.submit}
        </SubmitButton>
      </form>
      <p className={styles.other}>
        {copy.hasAccount}
        {loginLink({ kind, label: copy.login })}
      </p>
    </>
  );
}

const isConflict = (error: unknown) => error instanceof Error && 'status' in error && error.status === 409;

async function loadRules() {
  const [{ contractRules }, { registration }] = await Promise.all([loadFormLibrary(), loadCalls()]);
  return contractRules<NewAccount>(registration.pick({ firstName: true, lastName: true, email: true, password: true }));
}
