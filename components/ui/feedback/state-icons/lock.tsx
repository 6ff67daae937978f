export const lockIcon = <path d="M6 11h12v9H6zm2.5 0V8a3.5 3.5 0 0 1 7 0v3m-3.5 4v2" />;
