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
    <Section title="Waiting, empty, failed">
      <div className={styles.columns}>
        <Skeleton label="Loading the trades" lines={5} />
        <EmptyState title="No trades yet" action={<Button weight="outline">Look again</Button>}>
          The first one appears here the moment it is issued.
        </EmptyState>
        <ErrorState title="The record did not load" onRetry={() => setTries(tries + 1)}>
          Check your connection, then try again. {tries > 0 ? `Tried ${tries} times.` : ''}
        </ErrorState>
        <div>
          <Disclosure title="What happens after 30 days?" isOpen>
            You choose a plan or you stop. Nothing is charged before you say so.
          </Disclosure>
          <Disclosure title="Can I lose money?">Yes, the whole amount you put into an option.</Disclosure>
        </div>
      </div>
    </Section>
  );
}
