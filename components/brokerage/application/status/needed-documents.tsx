import { statusPageCopy as copy } from '@/lib/content/brokerage/application/status-page-copy';
import { documentNames, needNames, otherNeed } from '@/lib/content/brokerage/application/status-copy';
import type { ApplicationState } from '@/lib/contracts/brokerage/brokerage';
import { correctableKeys } from '@/lib/domain/brokerage/application/corrections';
import { AmendForm } from './amend-form';
import { DocumentUpload } from './document-upload';
import styles from './status.module.css';

type NeededDocumentsProps = {
  application: ApplicationState;
  isSandbox: boolean;
  onSent: (application: ApplicationState | null) => void;
};

/** The broker's requests, each with the details to correct and the documents to upload. */
export function NeededDocuments({ application: { needs, documents }, isSandbox, onSent }: NeededDocumentsProps) {
  if (needs.length === 0) return null;
  // Where a correction can be enough, documents are not all that helps.
  const types = needs.some(({ code }) => correctableKeys[code]) ? [] : needs.flatMap((need) => need.documents);
  const names = [...new Set(types)].map((type) => documentNames[type].split(':')[0] ?? '');
  return (
    <section className={styles.needs} aria-labelledby="needs">
      <h2 className={styles.subtitle} id="needs">
        {names.length === 0 ? copy.needsTitle : copy.neededDocuments(names)}
      </h2>
      {needs.map(({ code, documents: types }) => (
        <div key={code} className={styles.need}>
          <div>
            <p className={styles.needText}>{needNames[code] ?? otherNeed}</p>
            {correctableKeys[code] && types.length > 0 ? <p className={styles.note}>{copy.amendOrUpload}</p> : null}
          </div>
          {correctableKeys[code] ? (
            <AmendForm code={code} keys={correctableKeys[code]} isSandbox={isSandbox} onSent={onSent} />
          ) : null}
          {types.map((type) => (
            <DocumentUpload
              key={type}
              type={type}
              handedIn={documents.findLast((document) => document.type === type)?.uploadedAt}
              onSent={onSent}
            />
          ))}
        </div>
      ))}
    </section>
  );
}
