import { TextLink } from '@/components/ui/navigation/text-link';
import { PhoneFold } from '@/components/ui/phone-fold';
import { Section } from '@/components/ui/section';
import { signalPage } from '@/lib/content/signals/detail/signal-page';
import type { SignalProps } from '@/lib/server/signals/page-props/signal';
import styles from './signal-page.module.css';

const copy = signalPage.proof;

/** The commitment, the committed text, and the hashes of the signal's ledger entries. */
export const SignalProof = ({ proof }: { proof: NonNullable<SignalProps['proof']> }) => (
  <Section title={copy.title} isSplit>
    <PhoneFold label={copy.show}>
      <dl className={styles.proof}>
        <dt>{copy.commitment}</dt>
        <dd>
          <code>{proof.commitment}</code> <TextLink href={copy.verify.href}>{copy.verify.label}</TextLink>
        </dd>
        {proof.terms === null ? null : (
          <>
            <dt>{copy.terms}</dt>
            <dd>
              <code>{proof.terms}</code>
            </dd>
          </>
        )}
        <dt>{copy.entries}</dt>
        {proof.entries.map(({ number, kind, hash }) => (
          <dd key={number}>
            {number}, {kind}: <code>{hash}</code>
          </dd>
        ))}
      </dl>
      <p>{proof.terms === null ? copy.hidden : copy.how}</p>
      <p className={styles.links}>
        <a href={copy.file.href} download>
          {copy.file.label}
        </a>
        <a href={copy.format.href}>{copy.format.label}</a>
      </p>
    </PhoneFold>
  </Section>
);
