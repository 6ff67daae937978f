// Loaded before a program: a signal stands for a mistake of ours that shows when no one is waiting for it.
process.on('SIGUSR2', () =>
  setTimeout(() => {
    throw new Error('thrown in a timer');
  }, 1),
);
process.on('SIGWINCH', () => void Promise.reject(new Error('rejected unseen')));
