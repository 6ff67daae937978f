import { Link } from '@/components/ui/navigation/link';
import { Opener } from '@/components/ui/navigation/opener';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { paths } from '@/lib/domain/shared/paths';
import type { HeatMapView } from '@/lib/server/research/screener/page-props/heat-map-view';

/** The stocks of the map as a table, by sector. */
export const HeatMapTable = ({ groups, copy }: Pick<HeatMapView, 'groups' | 'copy'>) => (
  <details>
    <Opener>{copy.table}</Opener>
    {/* Inside a collapsed `details`, which browsers open for a link to the id. */}
    <table id="map-table">
      <caption>{copy.caption}</caption>
      <thead>
        <tr>
          {copy.columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.name}>
          <tr>
            <th scope="rowgroup" colSpan={copy.columns.length}>
              {group.name}
            </th>
          </tr>
          {group.tiles.map(({ ticker, name, cap, change, sign }) => (
            <tr key={ticker}>
              <th scope="row">
                <Link href={paths.stock(ticker)}>{ticker}</Link> {name}
              </th>
              <td>{cap}</td>
              <td>
                <SignedFigure of={sign} hasMark>
                  {change}
                </SignedFigure>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </details>
);
