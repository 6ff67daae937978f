import { Button } from '@/components/ui/button';
import { agreementWords as words } from '@/lib/content/agreements/words';
import type { LegalDocument } from '@/lib/content/legal/document';
import styles from './agreement-page.module.css';
import { DocumentPage } from './document-page';

type AgreementPageProps = { page: LegalDocument; fingerprint: string };

/** An agreement to be read before it is signed, and printed, with what tells this text from any other. */
export function AgreementPage({ page, fingerprint }: AgreementPageProps) {
  return (
    <DocumentPage
      page={page}
      stamp={
        <div className={styles.stamp}>
          <p>
            {words.fingerprint} <code className={styles.code}>{fingerprint}</code>
          </p>
          <span className={styles.print} data-needs-scripts="">
            <Button weight="outline" onClick={() => window.print()}>
              {words.print}
            </Button>
          </span>
        </div>
      }
    />
  );
}
