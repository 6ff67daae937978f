import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal as Window, ModalOverlay } from 'react-aria-components/Modal';
import { CloseButton } from '@/components/ui/close-button';
import { FocusFallback } from './focus-fallback';
import styles from './modal.module.css';

type ModalProps = { isOpen: boolean; onClose: () => void; children: ReactNode };

/**
 * One dialog over the page. The library traps the focus and gives it back, locks scrolling, makes the rest inert,
 * closes the top one on Escape (one, also when the key is hit twice while it fades), and on a press that begins
 * and ends on the overlay.
 */
export function Modal({ isOpen, onClose, children }: ModalProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => {
        if (!willBeOpen) onClose();
      }}
      isDismissable
      className={styles.overlay ?? ''}
    >
      <Window className={styles.window ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          {children}
          <div className={styles.close}>
            <CloseButton label="Close" onClick={onClose} />
          </div>
        </Dialog>
        <FocusFallback />
      </Window>
    </ModalOverlay>
  );
}

/** Names the dialog it stands in. */
export function ModalTitle({ children }: { children: ReactNode }) {
  return (
    <Heading slot="title" level={2} className={styles.title ?? ''}>
      {children}
    </Heading>
  );
}
