import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { amlCopy as copy } from '@/lib/content/investing/aml-form';
import { offline } from '@/lib/content/shared/frame';

const loadForm = async () => (await import('./aml-form')).AmlForm;

/** The identity form is fetched when an investor wants to go through it: the list of countries comes with it. */
export function AmlPart() {
  const [isOpen, setIsOpen] = useState(false);
  const { part: Form, isLost, retry } = useLazyModule(loadForm, isOpen);
  if (Form) return <Form />;
  if (isLost)
    return (
      <ErrorState title={copy.failed} onRetry={retry}>
        {offline}
      </ErrorState>
    );
  return (
    <Button weight="outline" isBusy={isOpen} onClick={() => setIsOpen(true)}>
      {copy.open}
    </Button>
  );
}
