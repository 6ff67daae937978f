import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GetStaticProps } from 'next';
import { billingPromises, proofKey } from '@/lib/content/membership/billing-promises';
import { readPromiseReport } from '@/lib/server/marketing/promise-report';

type ShownProof = { checks: string; passedAt: string | null; isOfThisVersion: boolean };
export type BillingPromisesProps = {
  promises: readonly { text: string; proofs: readonly ShownProof[] }[];
  isAnyRun: boolean;
};

/** The promises, each with the latest test results that prove it, if any. */
export const getBillingPromisesProps: GetStaticProps<BillingPromisesProps> = () => {
  const root = process.cwd();
  const report = readPromiseReport(root);
  const stamp = readStamp(root);
  const promises = billingPromises.map(({ text, proofs }) => ({
    text,
    proofs: proofs.map((proof) => {
      const passed = report[proofKey(proof)];
      return {
        checks: proof.checks,
        passedAt: passed?.at ?? null,
        isOfThisVersion: passed !== undefined && passed.stamp === stamp,
      };
    }),
  }));
  const isAnyRun = promises.some(({ proofs }) => proofs.some(({ passedAt }) => passedAt !== null));
  return { props: { promises, isAnyRun }, revalidate: 300 };
};

/** The fingerprint of the sources that this site was built from; null if there is none. */
function readStamp(root: string) {
  const path = join(root, '.next', 'site-stamp');
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
