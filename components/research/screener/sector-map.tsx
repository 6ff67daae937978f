import type { CSSProperties } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Link } from '@/components/ui/navigation/link';
import { Opener } from '@/components/ui/navigation/opener';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { SampleTag } from '@/components/ui/tag';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { screenerCopy as copy } from '@/lib/content/research/screener/screener';
import { paths } from '@/lib/domain/shared/paths';
import type { SectorMapView } from '@/lib/server/research/screener/page-props/sector-map-view';
import type { SectorTile } from '@/lib/server/research/screener/page-props/sector-tiles';
import styles from './sector-map.module.css';
import { StepLink } from './step-link';

/** The sectors as a treemap drawn on the server, each tile a link, with the same numbers as a table. */
export function SectorMap({ map }: { map: SectorMapView | null }) {
  return (
    <section aria-labelledby="map" className={styles.section}>
      <div className={styles.head}>
        <h2 id="map" className={styles.title}>
          {copy.map} {map?.isSample ? <SampleTag /> : null}
        </h2>
        {map ? (
          <ul className={styles.periods} aria-label={map.copy.choose}>
            {map.periods.map(({ label, href, isCurrent }) => (
              <li key={href}>
                <StepLink href={href} aria-current={isCurrent ? 'true' : undefined}>
                  {label}
                </StepLink>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {map ? <MapParts {...map} /> : <p>{copy.mapFailed}</p>}
    </section>
  );
}

function MapParts({ tiles, rows, copy: { scale, columns, ...told } }: SectorMapView) {
  if (tiles.length === 0) return <EmptyState title={told.none}>{told.noneText}</EmptyState>;
  return (
    <>
      <p className={styles.text}>{told.text}</p>
      <ul className={styles.map}>
        {tiles.map((tile) => (
          <Tile key={tile.slug} {...tile} />
        ))}
      </ul>
      <div className={styles.below}>
        <p className={styles.scale}>
          {scale[0]}
          <span className={styles.steps} aria-hidden="true">
            {[-3, -2, -1, 0, 1, 2, 3].map((level) => (
              <span key={level} data-level={level} className={styles.step} />
            ))}
          </span>
          {scale[1]}
        </p>
        <p className={styles.text}>{told.source}</p>
      </div>
      <details>
        <Opener>{told.table}</Opener>
        <table className={styles.twin}>
          <caption>{told.caption}</caption>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ slug, name, change, sign, cap, stocks }) => (
              <tr key={slug}>
                <th scope="row">
                  <Link href={paths.sectorStocks(slug)}>{name}</Link>
                </th>
                <td>
                  <SignedFigure of={sign} hasMark>
                    {change}
                  </SignedFigure>
                </td>
                <td>{cap}</td>
                <td>{stocks}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function Tile({ slug, name, change, sign, level, cap, stocks, wide, tall }: SectorTile) {
  // Two layouts in custom properties: a media query chooses, without a script.
  const places = Object.fromEntries(
    ['x', 'y', 'w', 'h'].flatMap((side, index) => [
      [`--${side}`, `${wide[index]}%`],
      [`--tall-${side}`, `${tall[index]}%`],
    ]),
  );
  const letters = Math.max(...name.split(' ').map((word) => word.length));
  return (
    <li className={styles.place} style={{ ...places, '--letters': letters } as CSSProperties}>
      <Link
        href={paths.sectorStocks(slug)}
        className={styles.tile}
        data-level={level}
        title={`${name}, ${cap}, ${stocks}`}
      >
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.change}>
          {sign === 0 ? null : (
            <>
              <span aria-hidden="true">{sign > 0 ? '▲ ' : '▼ '}</span>
              <VisuallyHidden>{sign > 0 ? 'up ' : 'down '}</VisuallyHidden>
            </>
          )}
          {change}
        </span>{' '}
        <span className={styles.cap}>{cap}</span>
      </Link>
    </li>
  );
}
