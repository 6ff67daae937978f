import type { ComponentProps } from 'react';
import { PendingSection } from '@/components/ui/feedback/pending-section';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { compareCopy as copy } from '@/lib/content/research/stocks';
import styles from './compare-page.module.css';
import type { CompareTool as Tool } from './compare-tool';

const loadTool = async () => (await import('./compare-parts')).CompareTool;

/** The controls for stocks and metric, loaded after hydration. */
export function ToolSection(props: ComponentProps<typeof Tool>) {
  const { part: CompareTool, failure, retry } = useLazyModule(loadTool, true);
  return (
    <div data-needs-scripts="" className={styles.tool}>
      {CompareTool ? (
        <CompareTool {...props} />
      ) : (
        <PendingSection title={copy.lost} failure={failure} onRetry={retry} label={copy.loading} lines={2} />
      )}
    </div>
  );
}
