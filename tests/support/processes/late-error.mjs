// Preloaded into a program: SIGUSR2 causes an error outside of any request.
process.on('SIGUSR2', () =>
  setTimeout(() => {
    throw new Error('thrown in a timer');
  }, 1),
);
process.on('SIGWINCH', () => void Promise.reject(new Error('rejected unseen')));
