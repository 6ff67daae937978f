import { BlockList, isIP } from 'node:net';
import { isbot } from 'isbot';
import { settings } from '../settings/env';

/** Whether a request does not count as a visit: bots, prefetches and our own team. */
export function isExcludedFromAnalytics({
  ip,
  userAgent,
  purpose,
}: {
  ip: string;
  userAgent: string;
  purpose: string;
}) {
  return userAgent === '' || isbot(userAgent) || /prefetch|prerender|preview/i.test(purpose) || isTeam(ip);
}

let team: { of: string; list: BlockList } | undefined;

function isTeam(ip: string) {
  const of = settings().teamNetworks.join();
  if (of === '' || isIP(ip) === 0) return false;
  team = team?.of === of ? team : { of, list: listOf(settings().teamNetworks) };
  return team.list.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
}

function listOf(networks: readonly string[]) {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', length] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, length === undefined ? (family === 'ipv6' ? 128 : 32) : Number(length), family);
  }
  return list;
}
