import { Activity, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Opener } from '@/components/ui/navigation/opener';
import { screenerCopy as copy } from '@/lib/content/research/screener/screener';
import styles from './tool-panel.module.css';

type ToolPanelProps = { label: string; title: string; hint: string; isOpen?: boolean; children: ReactNode };

/**
 * Fields behind a button: below the toolbar, and on phones in a panel at the bottom of the window. The backdrop there
 * is a part of the button, so a press on it closes the panel, without scripts too.
 */
export function ToolPanel({ label, title, hint, isOpen = false, children }: ToolPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (panel.current) panel.current.open = false;
    panel.current?.querySelector('summary')?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && panel.current?.open) close();
  };
  return (
    <details ref={panel} open={isOpen} className={styles.panel} onKeyDown={closeOnEscape}>
      <Opener isTool>{label}</Opener>
      <Activity>
        <div className={styles.sheet}>
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
        </div>
      </Activity>
    </details>
  );
}
