import { Link } from '@/components/ui/navigation/link';
import { Opener } from '@/components/ui/navigation/opener';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { paths } from '@/lib/domain/shared/paths';
import type { HeatMapView } from '@/lib/server/research/screener/page-props/heat-map-view';

/** The map's stocks with the same numbers, by sector. */
export const HeatMapTable = ({ groups, copy }: Pick<HeatMapView, 'groups' | 'copy'>) => (
  <details>
    <Opener>{copy.table}</Opener>
    {/* In a closed part: browsers open it for a link to it. */}
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
