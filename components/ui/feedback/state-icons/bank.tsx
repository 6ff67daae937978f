export const bankIcon = <path d="M4 10 12 5l8 5zm2 0v7m4-7v7m4-7v7m4-7v7M4 20h16" />;
