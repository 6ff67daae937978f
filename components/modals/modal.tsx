import { useRef, type ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal as Window, ModalOverlay } from 'react-aria-components/Modal';
import { CloseButton } from '@/components/ui/close-button';
import { FocusFallback } from './focus-fallback';
import styles from './modal.module.css';

type ModalProps = { isOpen: boolean; onClose: () => void; children: ReactNode };

/**
 * One dialog over the page. The library traps the focus and gives it back, locks scrolling, makes the rest inert,
 * closes the top one on Escape (one, also when the key is hit twice while it fades), and on a press that begins
 * and ends on the overlay. Where a press ends the library does not ask: after a drag from the overlay into the
 * window the browser tells of a click on the overlay, as on what holds both.
 */
export function Modal({ isOpen, onClose, children }: ModalProps) {
  const pane = useRef<HTMLDivElement>(null);
  const released = useRef<Node | null>(null);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => {
        if (!willBeOpen) onClose();
      }}
      isDismissable
      onPointerUpCapture={({ target }) => {
        released.current = target instanceof Node ? target : null;
      }}
      shouldCloseOnInteractOutside={() => !pane.current?.contains(released.current)}
      className={styles.overlay ?? ''}
    >
      <Window ref={pane} className={styles.window ?? ''}>
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
