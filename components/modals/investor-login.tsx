import { Button } from '@/components/ui/forms/button';
import { useSession } from '@/lib/client/session/session';
import { prefetchModals } from './load-modals';
import { openModal } from './modal-stack';
import { SwitchAccountButton } from './switch-account-button';

/** In an investor card: the login for visitors, and for members a switch to their investor account. */
export function InvestorLogin({ label }: { label: string }) {
  const { user } = useSession();
  return (
    <div data-needs-scripts="">
      {user ? (
        <SwitchAccountButton to="investor" isWide />
      ) : (
        <Button
          isWide
          size="large"
          onPointerEnter={prefetchModals}
          onFocus={prefetchModals}
          onClick={() => openModal('login', { kind: 'investor' })}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
