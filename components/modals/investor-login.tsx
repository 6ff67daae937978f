import { Button } from '@/components/ui/forms/button';
import { prefetchModals } from './load-modals';
import { openModal } from './modal-stack';

/** In a card that is an investor's: the way in, for those who are not signed in as one. */
export const InvestorLogin = ({ label }: { label: string }) => (
  <div data-needs-scripts="">
    <Button
      isWide
      size="large"
      onPointerEnter={prefetchModals}
      onFocus={prefetchModals}
      onClick={() => openModal('login', { kind: 'investor' })}
    >
      {label}
    </Button>
  </div>
);
