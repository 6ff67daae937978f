import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { TextLink } from '@/components/ui/navigation/text-link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { SampleTag } from '@/components/ui/tag';
import { paths } from '@/lib/domain/shared/paths';
import type { StockPageProps } from '@/lib/server/research/stocks/page-props/stocks';
import styles from './stock-head.module.css';

type StockHeadProps = Pick<StockPageProps, 'stock' | 'facts' | 'quote' | 'copy'> & { children: ReactNode };

/** The name, price and change, with the actions in the same row. */
export function StockHead({ stock: { sectors, isSample }, facts, quote, copy, children }: StockHeadProps) {
  const { price, note, change } = quote;
  return (
    <div className={styles.head}>
      <Breadcrumbs trail={[{ label: copy.research, href: paths.sectors }]} />
      <div className={styles.row}>
        <div>
          <h1 className={styles.title}>{copy.title}</h1>
          <p className={styles.facts}>
            {facts.join(' · ')} {isSample ? <SampleTag /> : null}
          </p>
        </div>
        <div className={styles.quote}>
          <p className={styles.price}>{price}</p>
          <p className={styles.change}>
            {change ? (
              <SignedFigure of={change.value} hasMark>
                {change.text}
              </SignedFigure>
            ) : null}{' '}
            <span className={styles.note}>{note}</span>
          </p>
        </div>
        <div className={styles.actions}>{children}</div>
        {sectors.length > 0 ? (
          <nav aria-labelledby="sectors" className={styles.sectors}>
            <span id="sectors">{copy.sectors}</span>
            {sectors.map(({ slug, name }) => (
              <TextLink key={slug} href={paths.sectorStocks(slug)}>
                {name}
              </TextLink>
            ))}
          </nav>
        ) : null}
      </div>
    </div>
  );
}
