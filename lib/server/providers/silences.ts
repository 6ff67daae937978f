/** How a call ends that failed before a word of it was sent: nobody is there, or who is there is not believed. */
export const beforeSending: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // A certificate that is not believed ends the handshake.
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** How a call ends that took longer than it may. What was sent may have been done. */
export const outOfTime: ReadonlySet<string> = new Set(['ERR_CANCELED', 'ECONNABORTED', 'ETIMEDOUT']);
