/** Valid values for all settings of live mode. */
export const liveSettings = {
  MODE: 'live',
  SITE_URL: 'https://site.example',
  DATABASE_URL: 'postgres://somebody@db.example/site',
  AUTH_SECRET: 'v3ry-l0ng-and-Mixed-4uth-k3y-for-t3sts',
  OPS_TOKEN: 'q9-Operators-t0ken-w1th-Length',
  KEK_CURRENT: 'W4x-and-Thr33-other-S34ls-0f-data',
};
