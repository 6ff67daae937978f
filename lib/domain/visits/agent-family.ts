const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** The part of a user agent that is stored: the browser family, and whether the device is a phone or tablet. */
export function agentFamily(userAgent: string) {
  const family = browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other';
  return /Mobi|Android|iPad|Tablet/.test(userAgent) ? `${family}, mobile` : family;
}
