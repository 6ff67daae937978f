export const clockIcon = <path d="M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 4v4.5l3 1.5" />;
