import { Activity, type CSSProperties } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Link } from '@/components/ui/navigation/link';
import { SampleTag } from '@/components/ui/tag';
import { classNames } from '@/components/ui/class-names';
import { screenerCopy as copy } from '@/lib/content/research/screener/screener';
import { paths } from '@/lib/domain/shared/paths';
import type { HeatMapGroup, HeatMapTile } from '@/lib/server/research/screener/page-props/heat-map-groups';
import type { HeatMapView } from '@/lib/server/research/screener/page-props/heat-map-view';
import { HeatMapTable } from './heat-map-table';
import styles from './heat-map.module.css';
import nameStyles from './heat-map-name.module.css';
import tileStyles from './heat-map-tile.module.css';
import { StepLink } from './step-link';
import { StepLinks } from './step-links';

/** The largest stocks as a treemap rendered on the server. Each tile is a link, and the same figures are in a table. */
export function HeatMap({ map }: { map: HeatMapView | null }) {
  return (
    <section aria-labelledby="map" className={styles.section}>
      <div>
        <h2 id="map">
          {map?.sectors.links.find(({ isCurrent }) => isCurrent)?.label ?? copy.stocks}{' '}
          {map?.isSample ? <SampleTag /> : null}
        </h2>
        {map ? <StepLinks {...map.periods} /> : null}
      </div>
      {map ? <MapParts {...map} /> : <p>{copy.mapFailed}</p>}
    </section>
  );
}

function MapParts({ groups, tallHeight, sectors, scale, text, copy: texts }: HeatMapView) {
  return (
    <>
      <StepLinks {...sectors} areChips />
      {groups.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
      ) : (
        <>
          <a href="#map-table">{texts.skip}</a>
          <ul
            className={classNames(tileStyles.map, nameStyles.names)}
            style={{ '--tall-map': tallHeight } as CSSProperties}
          >
            {groups.map((group) => (
              <Activity key={group.name}>
                <Group {...group} texts={texts} />
              </Activity>
            ))}
          </ul>
          <div>
            <p>
              {scale.map(({ level, label }) => (
                <span key={level} data-level={level}>
                  {label}
                </span>
              ))}
            </p>
            <p>{text}</p>
          </div>
          <HeatMapTable groups={groups} copy={texts} />
        </>
      )}
    </>
  );
}

type Texts = { texts: HeatMapView['copy'] };

/** Positions are custom properties for two layouts, between which a media query chooses without scripts. */
const Group = ({ name, short, href, place, tiles, rests, texts }: HeatMapGroup & Texts) => (
  <li>
    <div style={place}>
      {href ? (
        <StepLink href={href} data-short={short}>
          {name}
        </StepLink>
      ) : (
        <span>{name}</span>
      )}
    </div>
    <ul aria-label={name}>
      {tiles.map((tile) => (
        <Tile key={tile.ticker} {...tile} texts={texts} />
      ))}
      {rests.map((rest) => (
        <li key={rest.text} style={rest.place} data-level={rest.level}>
          <StepLink href={rest.href}>
            <span aria-hidden="true">
              <b>{rest.mark}</b>
              <span>{rest.change}</span>
            </span>
            <span>{rest.text}</span>
          </StepLink>
        </li>
      ))}
    </ul>
  </li>
);

/**
 * A tile. Its details are the link's name, shown beside it on hover and focus. A tile too small to press has no link;
 * the stock is in the table.
 */
const Tile = ({ ticker, name, change, level, cap, place, texts }: HeatMapTile & Texts) => (
  <li style={place} data-level={level}>
    <Link href={paths.stock(ticker)}>
      <span aria-hidden="true">
        <b>{ticker}</b>
        <span>{change}</span>
      </span>
      <span>
        <b>
          {name} ({ticker})
        </b>{' '}
        <span>
          {texts.cap} {cap}
        </span>{' '}
        <span>
          {texts.change} {change}
        </span>
      </span>
    </Link>
  </li>
);
