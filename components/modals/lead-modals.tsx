import { showToast } from '@/components/toasts/toast-store';
import { welcome, welcomeWithLink } from '@/lib/content/messages';
import type { ModalContentProps } from './modal-content';
import { PhoneModal } from './phone-modal';
import { SingleSignupModal } from './single-signup-modal';

type Answer = { message: string; notice: string | null };

/** The three lead modals as a link opens them: they send, say what the server said, and close. */
export function TestDriveModal({ onClose }: ModalContentProps) {
  return (
    <PhoneModal
      variant="testDrive"
      onSubmit={async (lead) => finish(await (await calls()).leavePhone(lead), welcomeWithLink(), onClose)}
    />
  );
}

export function AppLinkModal({ onClose }: ModalContentProps) {
  return (
    <PhoneModal
      variant="appLink"
      onSubmit={async (lead) => finish(await (await calls()).leavePhone(lead), welcomeWithLink(), onClose)}
    />
  );
}

export function SignupModal({ onClose }: ModalContentProps) {
  return (
    <SingleSignupModal onSubmit={async (lead) => finish(await (await calls()).signUp(lead), welcome(), onClose)} />
  );
}

const calls = () => import('@/lib/client/phone-leads');

/** Section 8's sentence where an API elsewhere answers without one. */
function finish({ message, notice }: Partial<Answer>, ours: string, onClose: () => void) {
  showToast('success', message ?? ours);
  // The demo sends nothing, and says so where it would have.
  if (notice) showToast('info', notice);
  onClose();
}
