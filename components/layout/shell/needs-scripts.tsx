import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';

type NeedsScriptsProps = { note: string; children: ReactNode };

/** Content that requires scripts. Without them, a note explains that. */
export const NeedsScripts = ({ note, children }: NeedsScriptsProps) => (
  <>
    <noscript>
      <Section>
        <p>{note}</p>
      </Section>
    </noscript>
    <div data-needs-scripts="">{children}</div>
  </>
);
