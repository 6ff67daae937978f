export const barsIcon = <path d="M4 19h16M6 19v-5m6 5V9m6 10V5" />;
