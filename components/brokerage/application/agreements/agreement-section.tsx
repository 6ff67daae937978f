import { useState } from 'react';
import { DocumentBlock } from '@/components/documents/document-block';
import type { Agreement } from '@/lib/content/brokerage/agreements/agreements';
import { agreementCopy } from '@/lib/content/brokerage/agreements/copy';
import { flowCopy, signCopy as copy } from '@/lib/content/brokerage/application/copy';
import type { AgreementName } from '@/lib/domain/brokerage/application/values';
import styles from './agreement-section.module.css';
import { GroupFrame } from '../questions/group-frame';
import type { Progress } from '../progress';
import { QuestionField } from '../questions/question-field';
import { statementsOf } from '../status/statements-of';

type AgreementSectionProps = {
  name: AgreementName;
  agreement: Agreement;
  fingerprint: string;
  progress: Progress;
  hasError: boolean;
};

/** An agreement: its scrollable text, its hash, and its two statements. */
export function AgreementSection({
  name,
  agreement: { document },
  fingerprint,
  progress,
  hasError,
}: AgreementSectionProps) {
  const [isOpen, setIsOpen] = useState(progress.state !== 'complete');
  return (
    <GroupFrame
      id={name}
      title={document.title}
      state={flowCopy.stepState[progress.state]}
      isComplete={progress.state === 'complete'}
      openLabel={flowCopy.expand}
      isOpen={isOpen || hasError}
      onToggle={() => setIsOpen(!isOpen)}
    >
      <div className={styles.text} role="region" aria-label={copy.region(document.title)} tabIndex={0}>
        <p>{document.lead}</p>
        {document.sections.map((section) => (
          <section key={section.id} className={styles.section}>
            <h3 className={styles.title}>{section.title}</h3>
            <p>{section.summary}</p>
            {section.parts.map((part, index) => (
              <DocumentBlock key={index} part={part} />
            ))}
          </section>
        ))}
      </div>
      <div className={styles.stamp}>
        <p>
          <a href={document.path} target="_blank" rel="noopener" className={styles.link}>
            {agreementCopy.read} {agreementCopy.newTab}
          </a>
        </p>
        <details>
          <summary className={styles.version}>{agreementCopy.version(document.version)}</summary>
          {agreementCopy.fingerprint} <code className={styles.code}>{fingerprint}</code>
        </details>
      </div>
      <div className={styles.statements}>
        {statementsOf(name).map((question) => (
          <QuestionField key={question.name} question={question} />
        ))}
      </div>
    </GroupFrame>
  );
}
