/** Whether the browser sends Global Privacy Control, or the older Do Not Track. */
export function isOptedOut() {
  const signals = navigator as Navigator & { globalPrivacyControl?: boolean };
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1';
}
