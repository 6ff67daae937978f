import { Activity, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Opener } from '@/components/ui/navigation/opener';
import { screenerCopy as copy } from '@/lib/content/research/screener/screener';
import { isPhone } from './is-phone';
import styles from './tool-panel.module.css';

type ToolPanelProps = { label: string; title: string; hint: string; isOpen?: boolean; children: ReactNode };

/**
 * Fields behind a button: below the toolbar, or on phones in a modal dialog at the bottom of the window. Without
 * scripts, the backdrop is part of the button, so pressing it closes the panel.
 */
export function ToolPanel({ label, title, hint, isOpen = false, children }: ToolPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => {
    sheet.current?.close();
    if (panel.current) panel.current.open = false;
    panel.current?.querySelector('summary')?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && panel.current?.open) close();
  };
  const follow = () => {
    if (!panel.current?.open) sheet.current?.close();
    else if (isPhone()) sheet.current?.showModal();
  };
  // The event target is the dialog itself only for the backdrop, because its content covers the rest.
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget && currentTarget.open) close();
  };
  return (
    <details ref={panel} open={isOpen} className={styles.panel} onKeyDown={closeOnEscape} onToggle={follow}>
      <Opener isTool>{label}</Opener>
      <Activity>
        <dialog ref={sheet} className={styles.sheet} aria-label={title} onClose={close} onClick={closeOnBackdrop}>
          <div className={styles.top}>
            <p className={styles.title}>{title}</p>
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
