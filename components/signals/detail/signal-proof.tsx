import { TextLink } from '@/components/ui/navigation/text-link';
import { Section } from '@/components/ui/section';
import { signalPage } from '@/lib/content/signals/detail/signal-page';
import type { SignalProps } from '@/lib/server/signals/page-props/signal';
import styles from './signal-page.module.css';

const words = signalPage.proof;

/** The commitment, the text that it is of, and the hashes of the signal's entries. */
export const SignalProof = ({ proof }: { proof: NonNullable<SignalProps['proof']> }) => (
  <Section title={words.title}>
    <dl className={styles.proof}>
      <dt>{words.commitment}</dt>
      <dd>
        <code>{proof.commitment}</code> <TextLink href={words.verify.href}>{words.verify.label}</TextLink>
      </dd>
      {proof.terms === null ? null : (
        <>
          <dt>{words.terms}</dt>
          <dd>
            <code>{proof.terms}</code>
          </dd>
        </>
      )}
      <dt>{words.entries}</dt>
      {proof.entries.map(({ number, kind, hash }) => (
        <dd key={number}>
          {number}, {kind}: <code>{hash}</code>
        </dd>
      ))}
    </dl>
    <p>{proof.terms === null ? words.hidden : words.how}</p>
    <p className={styles.links}>
      <a href={words.file.href} download>
        {words.file.label}
      </a>
      <a href={words.format.href}>{words.format.label}</a>
    </p>
  </Section>
);
