/** ACH return codes (Nacha) in plain language. */
const reasons: Record<string, string> = {
  R01: 'insufficient funds',
  R02: 'account closed',
  R03: 'account not found',
  R04: 'invalid account number',
  R05: 'unauthorized debit',
  R07: 'authorization revoked',
  R08: 'payment stopped',
  R09: 'uncollected funds',
  R10: 'unauthorized',
  R11: 'not in accordance with the authorization',
  R16: 'account frozen',
  R20: 'account cannot be used for transfers',
  R29: 'unauthorized by the business',
};

/** For example 'insufficient funds (R01)'. The broker's own text if there is no code; null if there is neither. */
export function returnReason(code: string | null, reason: string | null): string | null {
  if (code === null) return reason;
  return Object.hasOwn(reasons, code) ? `${reasons[code]} (${code})` : code;
}
