import { loadAccountCalls } from '@/lib/client/session/load-account-calls';
import { loadContractRules } from '@/lib/client/forms/load-contract-rules';
import { useState } from 'react';
import { LoginLink } from '@/components/modals/login-link';
import { openModal } from '@/components/modals/modal-stack';
import { showToast } from '@/components/toasts/toast-store';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextField } from '@/components/ui/forms/text-field';
import { readAttribution, readReferral } from '@/lib/client/visits/attribution';
import { writeStored } from '@/lib/client/session/storage';
import { readUniqueId } from '@/lib/client/session/identity';
import { signUpCopy as copy } from '@/lib/content/accounts/auth';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import styles from './auth-form.module.css';
import { Consent } from './consent';
import { NewPasswordField } from './new-password-field';
import { SubmitButton } from './submit-button';

// Not from the contract, which would load all of zod.
const kinds = ['user', 'investor'] as const satisfies readonly AccountKind[];

type NewAccount = { firstName: string; lastName: string; email: string; password: string };
type SignUpFormProps = {
  /** Until the visitor chooses; the address is known only after the first paint. */ firstKind: AccountKind;
  next: () => string;
  onDone: () => void;
};

export function SignUpForm({ firstKind, next, onDone }: SignUpFormProps) {
  const [chosen, setChosen] = useState<AccountKind>();
  const kind = chosen ?? firstKind;
  const { form, field, isBusy } = useToastForm<NewAccount>({
    rules: loadRules,
    send: async (account) => {
      const [accountCalls, { register }, { welcome }] = await Promise.all([
        loadAccountCalls(),
        import('@/lib/client/session/session-actions'),
        import('@/lib/content/accounts/messages'),
      ]);
      const record = await accountCalls(kind).register({
        body: {
          ...account,
          referredBy: readReferral(),
          uniqueId: readUniqueId(),
          attribution: await readAttribution(),
        },
      });
      // First: the session observer looks for it.
      writeStored('local', 'welcome', record.id);
      register(record, { kind });
      showToast('success', welcome());
      onDone();
    },
  });

  return (
    <>
      <form {...form} className={styles.form}>
        <RadioGroup
          legend={copy.kindLegend}
          name="kind"
          values={kinds}
          wordsOf={(option) => copy.kinds[option]}
          value={kind}
          onChange={setChosen}
        />
        <div className={styles.pair}>
          <TextField {...field('firstName')} label={copy.firstName} autoComplete="given-name" />
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
        <NewPasswordField {...field('password')} label={copy.password} />
        <Consent />
        <SubmitButton isBusy={isBusy} busyLabel={copy.busy}>
          {copy.submit}
        </SubmitButton>
      </form>
      <p className={styles.other}>
        {copy.hasAccount}
        <LoginLink className={styles.link} kind={kind} onOpen={() => openModal('login', { kind, next: next() })}>
          {copy.login}
        </LoginLink>
      </p>
    </>
  );
}

async function loadRules() {
  const [contractRules, { registration }] = await Promise.all([
    loadContractRules(),
    import('@/lib/contracts/accounts/accounts'),
  ]);
  return contractRules<NewAccount>(registration.pick({ firstName: true, lastName: true, email: true, password: true }));
}
