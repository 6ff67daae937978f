import { savePendingAction } from '@/lib/client/session/pending-action';
import { openModal } from '../modal-stack';

/** Asks a visitor to sign up, with a link to log in, and stores the action they clicked for `usePendingAction`. */
export function openJoinModal(action: string, reason: string) {
  savePendingAction(action);
  openModal('sign-up', { kind: 'user', reason });
}
