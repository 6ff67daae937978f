import { fullDate } from '@/lib/domain/shared/dates';
import { usd, usdSigned } from '@/lib/domain/shared/money';
import type { ClosedTrade } from '@/lib/domain/signals/trades';

/** The tooltip of a closed trade in a chart: its name, and its result with the balance after it. */
export const closedTradeTip = ({ symbol, tradeType, closeDate, balanceCents, thousandCents }: ClosedTrade) => ({
  name: `${symbol} ${tradeType.toLowerCase()}, closed ${fullDate(closeDate)}`,
  result: `${usdSigned(balanceCents)}, balance ${usd(thousandCents)}`,
});
