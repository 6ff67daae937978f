const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** All that is kept of a browser's name: its family, and whether it runs on a phone or tablet. */
export function agentFamily(userAgent: string) {
  const family = browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other';
  return /Mobi|Android|iPad|Tablet/.test(userAgent) ? `${family}, mobile` : family;
}
