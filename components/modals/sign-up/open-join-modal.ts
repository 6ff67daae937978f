import { savePendingAction } from '@/lib/client/session/pending-action';
import { openModal } from '../modal-stack';

/** Asks a visitor to sign up, with the login one click away, and notes what they pressed for `usePendingAction`. */
export function openJoinModal(action: string, reason: string) {
  savePendingAction(action);
  openModal('sign-up', { kind: 'user', reason });
}
