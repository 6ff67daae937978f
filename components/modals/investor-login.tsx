import { Button, type ButtonWeight } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { useSessionUser } from '@/lib/client/session/session';
import { paths } from '@/lib/domain/shared/paths';
import { prefetchModals } from './load-modals';
import { openModal } from './modal-stack';
import { SwitchAccountButton } from './switch-account-button';

type InvestorLoginProps = { signUp: string; label: string; weight?: ButtonWeight };

/** The button of an investor card: visitors sign up or log in, and members switch to their investor account. */
export function InvestorLogin({ signUp, label, weight = 'solid' }: InvestorLoginProps) {
  const user = useSessionUser();
  if (!user)
    return (
      <>
        <ButtonLink href={`${paths.signUp}?as=investor`} isWide size="large" weight={weight}>
          {signUp}
        </ButtonLink>
        <div data-needs-scripts="">
          <Button
            isWide
            size="large"
            weight={weight === 'solid' ? 'outline' : 'plain'}
            onPointerEnter={prefetchModals}
            onFocus={prefetchModals}
            onClick={() => openModal('login', { kind: 'investor' })}
          >
            {label}
          </Button>
        </div>
      </>
    );
  return (
    <div data-needs-scripts="">
      <SwitchAccountButton to="investor" weight={weight} isWide />
    </div>
  );
}
