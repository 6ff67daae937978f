// Loaded before a program: for it, a day has come by which every review is overdue.
globalThis[Symbol.for('site.clock')] = () => new Date('2099-01-01T12:00:00Z');
