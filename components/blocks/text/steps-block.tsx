import { Section } from '@/components/ui/section';
import type { BlockProps } from '../block-props';
import styles from './steps-block.module.css';

export function StepsBlock({ block, isNested }: Pick<BlockProps<'steps'>, 'block' | 'isNested'>) {
  return (
    <Section title={block.title} lead={block.text} isNested={isNested}>
      <ol className={styles.steps}>
        {block.steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
