import { statusPageWords as words } from '@/lib/content/application/status-page-words';
import { needNames, otherNeed } from '@/lib/content/application/status-words';
import type { ApplicationState } from '@/lib/contracts/brokerage';
import { DocumentUpload } from './document-upload';
import styles from './status.module.css';

type NeededDocumentsProps = {
  application: ApplicationState;
  onSent: (application: ApplicationState | null) => void;
};

/** What the broker asks for, each with a place to hand it in. */
export function NeededDocuments({ application: { needs, documents }, onSent }: NeededDocumentsProps) {
  if (needs.length === 0) return null;
  return (
    <section className={styles.needs} aria-labelledby="needs">
      <h2 className={styles.subtitle} id="needs">
        {words.needsTitle}
      </h2>
      {needs.map(({ code, documents: types }) => (
        <div key={code} className={styles.need}>
          <p className={styles.needText}>{needNames[code] ?? otherNeed}</p>
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
