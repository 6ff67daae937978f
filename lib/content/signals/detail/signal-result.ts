import { usdSigned } from '@/lib/domain/shared/money';
import { boughtAt, netOfCosts } from '@/lib/domain/signals/statistics/costs';
import { fromWireTrades, type LiveWireTrade, type WireTrade } from '@/lib/domain/signals/trade-wire';

/**
 * The recorded result, whose direction is shown as an icon, the result after costs, and the estimated costs by name.
 */
export type SignalResult = {
  text: string;
  sign: number;
  net: { text: string; sign: number } | null;
  costs: readonly [name: string, value: string][];
};

/** Formats the result; null while open. Without a bid, fees are unknown, since the number of contracts is. */
export function signalResult(row: WireTrade | LiveWireTrade): SignalResult | null {
  const [trade] = fromWireTrades([row], false);
  if (!trade || trade.roiBp === null) return null;
  const { roiBp, balanceCents, bidCents } = trade;
  const [ask] = boughtAt([trade], 'ask');
  const [net] = netOfCosts([trade], 0);
  const isPriced = ask !== undefined && net !== undefined && bidCents > 0;
  return {
    text: `${Math.abs(roiBp / 100).toFixed(1)}%, ${usdSigned(balanceCents)}`,
    sign: Math.sign(roiBp),
    net: isPriced ? { text: usdSigned(net.balanceCents), sign: Math.sign(net.balanceCents) } : null,
    costs: isPriced
      ? [
          ['Result at the ask (est.)', usdSigned(ask.balanceCents)],
          ['Result at the ask after fees (est.)', usdSigned(net.balanceCents)],
        ]
      : [],
  };
}
