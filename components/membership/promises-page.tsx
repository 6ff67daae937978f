import { Seo } from '@/components/layout/document/seo';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Opener } from '@/components/ui/navigation/opener';
import { TextLink } from '@/components/ui/navigation/text-link';
import { billingPromisesPage as copy } from '@/lib/content/membership/billing-promises-page';
import { dayOf } from '@/lib/domain/shared/dates';
import { membershipPaths } from '@/lib/domain/membership/membership-paths';
import { paths } from '@/lib/domain/shared/paths';
import type { BillingPromisesProps } from '@/lib/server/membership/page-props/billing-promises';
import styles from './promises.module.css';

/** The billing guarantees and the tests that verify them. */
export function PromisesPage({ promises, isAnyRun }: BillingPromisesProps) {
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={membershipPaths.billingPromises} />
      <PageHeader title={copy.heading} lead={copy.lead}>
        <TextLink href={paths.subscribe}>{copy.plans}</TextLink>
        <TextLink href={`${paths.terms}#refunds`}>{copy.refunds}</TextLink>
        <TextLink href={paths.billing}>{copy.billing}</TextLink>
      </PageHeader>
      <Section>
        <ol className={styles.list}>
          {promises.map(({ text, proofs }) => (
            <li key={text} className={styles.promise}>
              <p className={styles.text}>{text}</p>
              <details className={styles.proof}>
                <Opener>{copy.proof}</Opener>
                <ul className={styles.proofs}>
                  {proofs.map((proof) => (
                    <li key={proof.checks}>
                      <span className={styles.test}>{proof.checks}</span>
                      {isAnyRun ? <span className={styles.when}>{testStatus(proof)}</span> : null}
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={copy.whatTitle} isSplit>
        <p>
          {copy.what} {isAnyRun ? null : copy.noneText}
        </p>
      </Section>
    </>
  );
}

function testStatus({ passedAt, isOfThisVersion }: BillingPromisesProps['promises'][number]['proofs'][number]) {
  if (passedAt === null) return copy.notRun;
  return isOfThisVersion ? copy.passed(dayOf(passedAt)) : copy.passedEarlier(dayOf(passedAt));
}
