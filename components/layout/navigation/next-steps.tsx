import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { paths } from '@/lib/domain/shared/paths';
import type { NavigationLink } from './navigation';
import styles from './next-steps.module.css';

/** Only public pages, which require no login. */
const openScreens = [
  { href: paths.optionsSignals, label: 'View track record' },
  { href: paths.home, label: 'Go to the home page' },
  { href: paths.subscribe, label: 'View plans' },
];

/** Links to what the reader can do next. */
export function NextSteps({ title, more = [] }: { title: string; more?: readonly NavigationLink[] }) {
  return (
    <Section title={title}>
      <ul className={styles.ways}>
        {[...more, ...openScreens].map((way) => (
          <li key={way.href}>
            <TextLink href={way.href}>{way.label}</TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
