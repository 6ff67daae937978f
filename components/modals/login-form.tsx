import { loadCalls } from '@/lib/client/http/load-calls';
import { loadFormLibrary } from '@/lib/client/forms/load-form-library';
import { useEffect, useId, useRef, useState } from 'react';
import { FormRefusal } from '@/components/toasts/form-refusal';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { Button } from '@/components/ui/forms/button';
import { useIsHydrated } from '@/lib/client/data/use-is-hydrated';
import { loginModal as copy } from '@/lib/content/shared/modals';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import { paths } from '@/lib/domain/shared/paths';
import { useAccountKind } from './kind-switch';
import { ModalField } from './modal-field';
import styles from './modal-form.module.css';
import { ModalLink } from './modal-link';

type Credentials = { email: string; password: string };
type LoginFormProps = {
  /** The account kind to start with; by default, the one last used in this browser. */
  firstKind: AccountKind | undefined;
  email?: string | undefined;
  isFocused?: boolean;
  /** Called after the login with whether the page is about to reload. */
  onDone: (willReload: boolean) => void;
  onForgot: (typed: { kind: AccountKind; email: string }) => void;
  onLeave?: () => void;
};

/** Logs in with either kind of account. Used by the login page and the login modal. */
export function LoginForm({ firstKind, email, isFocused = false, onDone, onForgot, onLeave }: LoginFormProps) {
  const { kind, line, choice } = useAccountKind(firstKind, copy);
  // Before hydration, clicks and Enter must not submit the form, which would lose the input.
  const isHydrated = useIsHydrated();
  const element = useRef<HTMLFormElement>(null);
  const [isDone, setIsDone] = useState(false);
  const refusalId = useId();
  const [isWrong, setIsWrong] = useState(false);
  const { form, field, isBusy, refusal } = useToastForm<Credentials>({
    rules: loadRules,
    send: async (body) => {
      setIsWrong(false);
      const { accountCalls, signIn } = await loadCalls();
      const record = await accountCalls(kind)
        .login({ body })
        .catch((error: unknown) => {
          setIsWrong(isUnauthorized(error));
          throw error;
        });
      setIsDone(true);
      onDone(signIn(record, { kind, pathname: window.location.pathname }));
    },
  });

  // Either field may be wrong, so both are marked invalid and described by the form's error.
  const refusedBy = isWrong && refusal ? refusalId : undefined;
  useEffect(() => {
    // The password is more likely to be wrong, so focus it for retyping.
    const password = refusedBy && element.current?.querySelector<HTMLInputElement>('[name="password"]');
    if (!password) return;
    password.focus();
    password.select();
  }, [refusedBy]);

  return (
    <>
      {line}
      <form {...form} ref={element} className={styles.form}>
        <ModalField
          {...field('email')}
          kind="email"
          label={copy.email}
          refusedBy={refusedBy}
          defaultValue={email}
          autoFocus={isFocused}
        />
        <ModalField {...field('password')} kind="password" label={copy.password} refusedBy={refusedBy} />
        <FormRefusal id={refusalId}>{refusal}</FormRefusal>
        <Button type="submit" isWide isBusy={isBusy || isDone} disabled={!isHydrated}>
          {copy.submit}
        </Button>
      </form>
      <div className={styles.links}>
        <ModalLink href={kind === 'investor' ? `${paths.signUp}?as=investor` : paths.signUp} onLeave={onLeave}>
          {copy.signUp}
        </ModalLink>
        <ModalLink onOpen={() => onForgot({ kind, email: typedEmail(element.current) })}>
          {copy.forgotPassword}
        </ModalLink>
        {choice}
      </div>
    </>
  );
}

const isUnauthorized = (error: unknown) => error instanceof Error && 'status' in error && error.status === 401;

function typedEmail(form: HTMLFormElement | null) {
  const email = form && new FormData(form).get('email');
  return typeof email === 'string' ? email : '';
}

async function loadRules() {
  const [{ contractRules }, { credentials }] = await Promise.all([loadFormLibrary(), loadCalls()]);
  return contractRules<Credentials>(credentials);
}
