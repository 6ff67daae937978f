import { useState, type ChangeEvent, type DragEvent } from 'react';
import { Seo } from '@/components/layout/document/seo';
import { Button } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { Field } from '@/components/ui/forms/field';
import { Questions } from '@/components/ui/navigation/questions';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { findLoadFailure } from '@/lib/client/http/load-failure';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { recordPaths } from '@/lib/domain/signals/record-paths';
import type { VerifyProps } from '@/lib/server/signals/page-props/verify';
import type { Outcome } from './run-verification';
import { IntactLedger, LedgerFailure } from './verification-result';
import fileInput from '@/components/ui/forms/file-input.module.css';
import styles from './verify-page.module.css';

/** Recomputes the signal ledger's hashes in the reader's browser, for the site's ledger or a file. */
export function VerifyPage({ copy, scope }: VerifyProps) {
  const { outcome, entries, verify } = useVerification();
  const isBusy = entries !== null;

  function drop(event: DragEvent) {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file && !isBusy) void verify(file);
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file) void verify(file);
    // Reset the input, so that the same file can be selected again after it changed.
    currentTarget.value = '';
  }

  return (
    <>
      <Seo title={copy.title} description={copy.description} path={recordPaths.verify} />
      <PageHeader eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead}>
        <ButtonLink href={copy.back.href} weight="outline">
          {copy.back.label}
        </ButtonLink>
      </PageHeader>
      <Section title={copy.choose} lead={scope ?? undefined}>
        <div className={styles.sources}>
          <div className={styles.source}>
            <h3>{copy.ledger.title}</h3>
            <p>{copy.ledger.text}</p>
            <div data-needs-scripts="">
              <Button isBusy={isBusy} busyLabel={copy.ledger.running} onClick={() => void verify(null)}>
                {copy.ledger.run}
              </Button>
            </div>
            <ul className={styles.files}>
              {copy.ledger.files.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} download>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <div
            className={styles.source}
            data-needs-scripts=""
            onDragOver={(event) => event.preventDefault()}
            onDrop={drop}
          >
            <h3>{copy.file.title}</h3>
            <Field label={copy.file.label} hint={copy.file.text}>
              {(wiring) => (
                <input {...wiring} type="file" disabled={isBusy} className={fileInput.input} onChange={choose} />
              )}
            </Field>
          </div>
        </div>
        <div className={styles.result}>
          {isBusy ? (
            <p className={styles.progress}>
              {copy.result.progress}: {groupDigits(entries)}
            </p>
          ) : null}
          <div role="status">
            {outcome?.kind === 'good' ? <IntactLedger outcome={outcome} copy={copy.result} /> : null}
          </div>
          {outcome && outcome.kind !== 'good' ? <LedgerFailure outcome={outcome} copy={copy.result} /> : null}
        </div>
      </Section>
      <Section title={copy.how.title} isSplit>
        <Questions questions={copy.how.questions} />
      </Section>
    </>
  );
}

/** Runs one verification at a time; `entries` is the progress. */
function useVerification() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [entries, setEntries] = useState<number | null>(null);

  async function verify(file: File | null) {
    setOutcome(null);
    setEntries(0);
    try {
      const { runVerification } = await import('./run-verification');
      setOutcome(await runVerification(file, { onProgress: setEntries }));
    } catch {
      // The code failed to load.
      setOutcome({ kind: 'failed', reason: (await findLoadFailure()).text });
    } finally {
      setEntries(null);
    }
  }

  return { outcome, entries, verify };
}
