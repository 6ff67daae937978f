export const askIcon = <path d="M4 5h16v11h-9l-4 4v-4H4z" />;
