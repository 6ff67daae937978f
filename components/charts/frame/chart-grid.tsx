import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/forms/button';
import styles from './chart-grid.module.css';

type ChartGridProps = {
  className: string | undefined;
  /** The charts' anchor ids, in display order. */
  anchors: readonly string[];
  children: ReactNode;
};

/** A grid of charts. Phones show the first two, and the rest on demand or when the URL's hash names one of them. */
export function ChartGrid({ className, anchors, children }: ChartGridProps) {
  const [isExpanded, setIsExpanded] = useState(() => named(anchors) !== undefined);
  useEffect(() => {
    // The URL's hash may name a chart that was not rendered until now.
    scrollTo(named(anchors));
    const follow = () => {
      const anchor = named(anchors);
      if (anchor === undefined) return;
      flushSync(() => setIsExpanded(true));
      scrollTo(anchor);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [anchors]);
  return (
    <div className={styles.part}>
      <div className={className} data-chart-grid={isExpanded ? 'whole' : 'first'}>
        {children}
      </div>
      {isExpanded ? null : (
        <div className={styles.more}>
          <Button weight="outline" isWide onClick={() => setIsExpanded(true)}>
            {`Show all ${anchors.length} charts`}
          </Button>
        </div>
      )}
    </div>
  );
}

const named = (anchors: readonly string[]) => anchors.find((anchor) => window.location.hash === `#${anchor}`);

function scrollTo(anchor: string | undefined) {
  if (anchor !== undefined) document.getElementById(anchor)?.scrollIntoView();
}
