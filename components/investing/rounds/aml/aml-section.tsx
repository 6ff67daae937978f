import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { LoadError } from '@/components/ui/feedback/load-error';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { amlCopy as copy } from '@/lib/content/investing/aml-form';

const loadForm = async () => (await import('./aml-form')).AmlForm;

/** Loads the identity form on demand, because it includes the list of countries. */
export function AmlSection() {
  const [isOpen, setIsOpen] = useState(false);
  const { part: Form, failure, retry } = useLazyModule(loadForm, isOpen);
  if (Form) return <Form />;
  if (failure) return <LoadError title={copy.failed} failure={failure} onRetry={retry} />;
  return (
    <Button weight="outline" isBusy={isOpen} onClick={() => setIsOpen(true)}>
      {copy.open}
    </Button>
  );
}
