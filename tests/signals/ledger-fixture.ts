/** Three entries whose hashes were computed by a short Python script, independently of both verifiers. */
export const threeEntries: readonly [string, string, string, string] = [
  '{"format":"signal-ledger","version":1}',
  '{"entry":{"at":"2026-02-02T15:00:00.000Z","commitment":"521b16bb80f610824a161fe91c99372c5259aca52a03460d25dd5ad79354c5ac","kind":"signal","number":1,"previous":"0000000000000000000000000000000000000000000000000000000000000000","revealBy":"2026-03-04","sample":true,"signal":"live-0001"},"hash":"0e854fe5a61ef1c28b85ec2c112316371da2cd7f7b431172c9be1a5ae074d014"}',
  '{"entry":{"at":"2026-02-20T16:00:00.000Z","kind":"reveal","number":2,"previous":"0e854fe5a61ef1c28b85ec2c112316371da2cd7f7b431172c9be1a5ae074d014","sample":true,"signal":"live-0001","terms":{"bidCents":410,"expiration":"2026-03-20","fillDate":"2026-02-02","nonce":"abababababababababababababababababababababababababababababababab","signal":"live-0001","strikeCents":20000,"symbol":"AAPL","tradeType":"Call"}},"hash":"37aced2e464a97c271b10c0f642177d835fa39f16a8748dea5827527acaf38b6"}',
  '{"entry":{"at":"2026-02-20T16:00:00.000Z","closing":{"closeDate":"2026-02-20","how":"sold","priceCents":615},"kind":"close","number":3,"previous":"37aced2e464a97c271b10c0f642177d835fa39f16a8748dea5827527acaf38b6","sample":true,"signal":"live-0001"},"hash":"d740e73bb7f8a5d87f2ed176308772297d290b3cd4499a2ab711062598efb69c"}',
];
export const threeEntriesHead = 'd740e73bb7f8a5d87f2ed176308772297d290b3cd4499a2ab711062598efb69c';
