export const bellIcon = <path d="M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zm4 5h4" />;
