import { Activity, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Opener } from '@/components/ui/navigation/opener';
import { screenerCopy as copy } from '@/lib/content/research/screener/screener';
import styles from './tool-panel.module.css';

type ToolPanelProps = { label: string; hint: string; isOpen?: boolean; children: ReactNode };

/** Fields behind a button: below the toolbar, and on phones in a panel at the bottom of the window. */
export function ToolPanel({ label, hint, isOpen = false, children }: ToolPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (panel.current) panel.current.open = false;
    panel.current?.querySelector('summary')?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && panel.current?.open) close();
  };
  return (
    <details ref={panel} open={isOpen} onKeyDown={closeOnEscape}>
      <Opener isTool>{label}</Opener>
      <Activity>
        <div className={styles.sheet}>
          <p className={styles.hint}>{hint}</p>
          {children}
          <div className={styles.end}>
            <Button type="submit">{copy.apply}</Button>
            <span data-needs-scripts="">
              <Button weight="outline" onClick={close}>
                {copy.close}
              </Button>
            </span>
          </div>
        </div>
      </Activity>
    </details>
  );
}
