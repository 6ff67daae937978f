/** Shown before the first trade and on pages built without a database. */
export const NoRecord = () => (
  <div>
    <p>
      <strong>No trades yet</strong>
    </p>
    <p>Trades appear here once we issue the first signal.</p>
  </div>
);
