import { useRef, type ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal as Window, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '@/components/ui/class-names';
import { CloseButton } from '@/components/ui/forms/close-button';
import { FocusFallback } from './focus-fallback';
import styles from './modal.module.css';

type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  /** A wide modal near the top of the window, without padding. */
  isWide?: boolean;
  children: ReactNode;
};

/**
 * A modal dialog. The library traps and restores the focus, locks scrolling, makes the rest of the page inert, closes
 * only the top dialog on Escape, and closes on an overlay click. It does not check where a press started: when a drag
 * starts on the overlay and ends inside the dialog, browsers report a click on the overlay.
 */
export function Modal({ isOpen, onClose, isWide = false, children }: ModalProps) {
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
      className={classNames(styles.overlay, isWide && styles.wide)}
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

/** The dialog's title, which is also its accessible name. */
export function ModalTitle({ children }: { children: ReactNode }) {
  return (
    <Heading slot="title" level={2} className={styles.title ?? ''}>
      {children}
    </Heading>
  );
}
