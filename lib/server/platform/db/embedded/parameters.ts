/** Passed on the command line at each start, so that they always match the code and the data folder is not changed. */
const parameters = {
  // Accept connections only through a Unix socket in our own folder.
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // Enough for two sites, two workers and the watchdogs. Reserved connections make it possible to inspect a server that
  // has no others left.
  max_connections: '80',
  superuser_reserved_connections: '6',
  // Stored in the data folder, so that it is deleted with that folder, or at the next start after a crash.
  dynamic_shared_memory_type: 'mmap',
  shared_buffers: '32MB',
  work_mem: '2MB',
  maintenance_work_mem: '16MB',
  autovacuum_worker_slots: '2',
  autovacuum_max_workers: '1',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_worker_processes: '2',
  io_method: 'sync',
  jit: 'off',
  max_wal_senders: '0',
  wal_level: 'minimal',
  min_wal_size: '32MB',
  max_wal_size: '192MB',
  // Committed data survives a power loss.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements and their values are not logged, because they may contain personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
} as const;

export const SOCKET_PORT = 5432;

/** Max length of a Unix socket's path. Linux allows 107 characters, macOS 103. */
export const SOCKET_PATH_LIMIT = 103;

/** Overrides of the parameters above, by their Postgres names. */
export type Parameters = Partial<Record<keyof typeof parameters, string>>;

export function serverArguments(folder: string, socketFolder: string, instead: Parameters = {}): string[] {
  const all = { ...parameters, ...instead, port: String(SOCKET_PORT), unix_socket_directories: socketFolder };
  return ['-D', folder, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** The complete environment of Postgres, which contains none of our secrets. */
export const serverEnvironment: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};
