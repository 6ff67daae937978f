import { Link } from '@/components/ui/navigation/link';
import { TextLink } from '@/components/ui/navigation/text-link';
import { roundCopy as copy } from '@/lib/content/investing/rounds';
import type { RoundPage } from '@/lib/contracts/investing/rounds';
import { paths } from '@/lib/domain/shared/paths';
import styles from './rounds.module.css';

/** The documents of a round before its filing; afterwards they are on the intermediary's platform. */
export const RoundDocuments = ({ documents }: { documents: readonly { title: string; href: string }[] }) => (
  <div>
    <h2 className={styles.title}>{copy.documents}</h2>
    {documents.length === 0 ? (
      <p className={styles.note}>{copy.noDocuments}</p>
    ) : (
      <ul className={styles.list}>
        {documents.map(({ title, href }) => (
          <li key={href}>
            <Link href={href}>{title}</Link>
          </li>
        ))}
      </ul>
    )}
  </div>
);

type FiledProps = { round: Pick<Extract<RoundPage, { phase: 'notice' }>, 'portal' | 'isSample'> };

/** While live: where the filed documents are. The risks of any round stand on the list's page, beside no terms. */
export const FiledDocuments = ({ round: { portal, isSample } }: FiledProps) => (
  <div className={styles.part}>
    <h2 className={styles.title}>{copy.filed.title}</h2>
    <p>{isSample ? copy.filed.sample : copy.filed.text(portal.name)}</p>
    <p className={styles.links}>
      {isSample ? null : <TextLink href={portal.url}>{copy.filed.read}</TextLink>}
      <TextLink href={`${paths.rounds}#risks`}>{copy.filed.risks}</TextLink>
    </p>
  </div>
);
