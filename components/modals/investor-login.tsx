import { Button } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { useSessionUser } from '@/lib/client/session/session';
import { paths } from '@/lib/domain/shared/paths';
import { prefetchModals } from './load-modals';
import { openModal } from './modal-stack';
import { SwitchAccountButton } from './switch-account-button';

/** In an investor card: the sign-up or login for visitors, and for members a switch to their investor account. */
export function InvestorLogin({ signUp, label }: { signUp: string; label: string }) {
  const user = useSessionUser();
  if (!user)
    return (
      <>
        <ButtonLink href={`${paths.signUp}?as=investor`} isWide size="large">
          {signUp}
        </ButtonLink>
        <div data-needs-scripts="">
          <Button
            isWide
            size="large"
            weight="outline"
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
      <SwitchAccountButton to="investor" isWide />
    </div>
  );
}
