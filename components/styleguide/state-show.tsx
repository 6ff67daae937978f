import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Disclosure } from '@/components/ui/navigation/disclosure';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import styles from './styleguide.module.css';

export function StateShow() {
  const [tries, setTries] = useState(0);
  return (
    <Section title="Loading, empty and error states">
      <div className={styles.columns}>
        <Skeleton label="Loading the trades" lines={5} />
        <EmptyState title="No trades yet" action={<Button weight="outline">Refresh</Button>}>
          Trades appear here as soon as they are issued.
        </EmptyState>
        <ErrorState title="The track record didn’t load" onRetry={() => setTries(tries + 1)}>
          Check your connection, then try again. {tries > 0 ? `Tried ${tries} times.` : ''}
        </ErrorState>
        <div>
          <Disclosure title="What happens after 30 days?" isOpen>
            You choose a plan or cancel. We don’t charge you without your consent.
          </Disclosure>
          <Disclosure title="Can I lose money?">Yes, the full amount you pay for an option.</Disclosure>
        </div>
      </div>
    </Section>
  );
}
