import { Button, type ButtonWeight } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { SampleTag, Tag } from '@/components/ui/tag';
import { Section } from '@/components/ui/section';
import { paths } from '@/lib/domain/shared/paths';
import styles from './styleguide.module.css';

const weights: readonly ButtonWeight[] = ['solid', 'outline', 'plain', 'danger'];

export function ButtonShow() {
  return (
    <Section title="Buttons and tags">
      <div className={styles.stack}>
        {weights.map((weight) => (
          <div key={weight} className={styles.line}>
            <Button weight={weight} size="large">
              Large {weight}
            </Button>
            <Button weight={weight}>Medium {weight}</Button>
            <Button weight={weight} isBusy busyLabel="Working">
              Busy
            </Button>
            <Button weight={weight} disabled>
              Disabled{' '}
            </Button>
            <ButtonLink href={paths.home} weight={weight}>
              Link{' '}
            </ButtonLink>
          </div>
        ))}
        <div className={styles.line}>
          <Tag>Call</Tag>
          <Tag>Put</Tag>
          <SampleTag />
        </div>
      </div>
    </Section>
  );
}
