import { Button } from '@/components/ui/forms/button';
import { agreementCopy as copy } from '@/lib/content/brokerage/agreements/copy';
import type { LegalDocument } from '@/lib/content/shared/legal-document';
import styles from './agreement-page.module.css';
import { DocumentPage } from './document-page';

type AgreementPageProps = { page: LegalDocument; fingerprint: string };

/** An agreement to read and print before signing, with its hash. */
export function AgreementPage({ page, fingerprint }: AgreementPageProps) {
  return (
    <DocumentPage
      page={page}
      stamp={
        <div className={styles.stamp}>
          <p>
            {copy.fingerprint} <code className={styles.code}>{fingerprint}</code>
          </p>
          <span className={styles.print} data-needs-scripts="">
            <Button weight="outline" onClick={() => window.print()}>
              {copy.print}
            </Button>
          </span>
        </div>
      }
    />
  );
}
