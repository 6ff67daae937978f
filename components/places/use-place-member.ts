import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient, type Client } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { placesContract, type PlacePage, type PlaceMemberStatus } from '@/lib/contracts/places/places';

type Calls = Client<typeof placesContract>;
type Address = { kind: PlacePage['kind']; slug: string };

const placeClient = () => createClient(placesContract, browserHttp());

/** The signed-in member's role at a place, with a function to change it. */
export function usePlaceMember({ kind, slug }: Address, onChange: () => Promise<void>) {
  const params = { kind, slug };
  const result = useMemberData(`place-status/${kind}/${slug}`, placeClient, (calls) => calls.memberStatus({ params }));

  /** Runs a change and resolves to whether it succeeded. Errors are shown. */
  async function change(act: (calls: Calls, params: Address) => Promise<PlaceMemberStatus>): Promise<boolean> {
    if ((await result.submit((calls) => act(calls, params))) === undefined) return false;
    await onChange();
    return true;
  }

  return { ...result, change };
}
