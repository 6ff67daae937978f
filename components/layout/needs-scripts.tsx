import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';

type NeedsScriptsProps = { note: string; children: ReactNode };

/** A part of a page that scripts fill; without them, the note says why it is missing. */
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
