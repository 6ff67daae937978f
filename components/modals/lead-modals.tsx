import { showToast } from '@/components/toasts/toast-store';
import { loadCalls } from '@/lib/client/http/load-calls';
import { welcome } from '@/lib/content/accounts/messages';
import { welcomeWithLink } from '@/lib/content/leads/messages';
import type { ModalContentProps } from './modal-content';
import { PhoneModal } from './phone-modal';
import { SingleSignupModal } from './single-signup-modal';

type Answer = { message: string; notice: string | null };

/** One of three lead modals: each sends the lead, shows the server's message and closes. */
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

/** Shows the server's message, or section 8's message if an external API returns none. */
function finish({ message, notice }: Partial<Answer>, ours: string, onClose: () => void) {
  showToast('success', message ?? ours);
  // A notice that the demo did not send anything.
  if (notice) showToast('info', notice);
  onClose();
}
