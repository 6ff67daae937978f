import { showToast } from '@/components/toasts/toast-store';
import type { ModalContentProps } from './modal-content';
import { PhoneModal } from './phone-modal';
import { SingleSignupModal } from './single-signup-modal';

type Answer = { message: string; notice: string | null };

/** The three lead modals as a link opens them: they send, say what the server said, and close. */
export function TestDriveModal({ onClose }: ModalContentProps) {
  return (
    <PhoneModal
      variant="testDrive"
      onSubmit={async (lead) => finish(await (await calls()).leavePhone(lead), onClose)}
    />
  );
}

export function AppLinkModal({ onClose }: ModalContentProps) {
  return (
    <PhoneModal variant="appLink" onSubmit={async (lead) => finish(await (await calls()).leavePhone(lead), onClose)} />
  );
}

export function SignupModal({ onClose }: ModalContentProps) {
  return <SingleSignupModal onSubmit={async (lead) => finish(await (await calls()).signUp(lead), onClose)} />;
}

const calls = () => import('@/lib/client/phone-leads');

function finish({ message, notice }: Answer, onClose: () => void) {
  showToast('success', message);
  // The demo sends nothing, and says so where it would have.
  if (notice) showToast('info', notice);
  onClose();
}
