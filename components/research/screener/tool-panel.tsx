import { Activity, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Opener } from '@/components/ui/navigation/opener';
import { screenerCopy as copy } from '@/lib/content/research/screener/screener';
import { isPhone } from './is-phone';
import styles from './tool-panel.module.css';

type ToolPanelProps = { label: string; title: string; hint: string; isOpen?: boolean; children: ReactNode };

/**
 * Fields behind a button: below the toolbar, and on phones in a modal dialog at the bottom of the window. Without
 * scripts the dialog's backdrop is a part of the button, so a press on it closes the panel.
 */
export function ToolPanel({ label, title, hint, isOpen = false, children }: ToolPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => {
    if (sheet.current?.open) sheet.current.close();
    if (panel.current) panel.current.open = false;
    panel.current?.querySelector('summary')?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && panel.current?.open) close();
  };
  const follow = () => {
    const dialog = sheet.current;
    if (dialog?.open && !panel.current?.open) dialog.close();
    if (dialog && !dialog.open && panel.current?.open && isPhone()) dialog.showModal();
  };
  // Only the backdrop is the dialog itself: its parts cover the rest.
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === sheet.current && sheet.current?.open) close();
  };
  return (
    <details ref={panel} open={isOpen} className={styles.panel} onKeyDown={closeOnEscape} onToggle={follow}>
      <Opener isTool>{label}</Opener>
      <Activity>
        <dialog
          ref={sheet}
          className={styles.sheet}
          // Browsers hide a dialog that is not open; this one is shown and hidden by its button.
          style={{ display: 'block' }}
          aria-labelledby={titleId}
          onCancel={(event) => {
            event.preventDefault();
            close();
          }}
          onClick={closeOnBackdrop}
        >
          <div className={styles.top}>
            <p id={titleId} className={styles.title}>
              {title}
            </p>
            <span data-needs-scripts="">
              <Button weight="outline" onClick={close}>
                {copy.close}
              </Button>
            </span>
          </div>
          <p className={styles.hint}>{hint}</p>
          {children}
          <div className={styles.end}>
            <Button type="submit" isWide>
              {copy.apply}
            </Button>
          </div>
        </dialog>
      </Activity>
    </details>
  );
}
