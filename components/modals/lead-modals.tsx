import { showToast } from '@/components/toasts/toast-store';
import { loadCalls } from '@/lib/client/http/load-calls';
import { welcome } from '@/lib/content/accounts/messages';
import { welcomeWithLink } from '@/lib/content/leads/messages';
import type { ModalContentProps } from './modal-content';
import { PhoneModal } from './phone-modal';
import { SingleSignupModal } from './single-signup-modal';

type Answer = { message: string; notice: string | null };

/** The three lead modals: send, show the server's message, close. */
export function TestDriveModal({ onClose }: ModalContentProps) {
  return (
    <PhoneModal
      variant="testDrive"
      onSubmit={async (lead) => finish(await (await loadCalls()).submitPhone(lead), welcomeWithLink(), onClose)}
    />
  );
}

export function AppLinkModal({ onClose }: ModalContentProps) {
  return (
    <PhoneModal
      variant="appLink"
      onSubmit={async (lead) => finish(await (await loadCalls()).submitPhone(lead), welcomeWithLink(), onClose)}
    />
  );
}

export function SignupModal({ onClose }: ModalContentProps) {
  return (
    <SingleSignupModal onSubmit={async (lead) => finish(await (await loadCalls()).signUp(lead), welcome(), onClose)} />
  );
}

/** Section 8's sentence where an external API returns none. */
function finish({ message, notice }: Partial<Answer>, ours: string, onClose: () => void) {
  showToast('success', message ?? ours);
  // The demo sends nothing, and says so.
  if (notice) showToast('info', notice);
  onClose();
}
