import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { useLate } from '@/lib/client/use-late';
import { amlWords as words } from '@/lib/content/aml-words';
import { offline } from '@/lib/content/frame';

const loadForm = async () => (await import('./aml-form')).AmlForm;

/** The identity form is fetched when an investor wants to go through it: the list of countries comes with it. */
export function AmlPart({ investorId }: { investorId: string }) {
  const [isWanted, setIsWanted] = useState(false);
  const { part: Form, isLost, retry } = useLate(loadForm, isWanted);
  if (Form) return <Form investorId={investorId} />;
  if (isLost)
    return (
      <ErrorState title={words.failed} onRetry={retry}>
        {offline}
      </ErrorState>
    );
  return (
    <Button weight="outline" isBusy={isWanted} onClick={() => setIsWanted(true)}>
      {words.open}
    </Button>
  );
}
