export const pageIcon = <path d="M6 4h12v16H6zm3 4h6m-6 4h6m-6 4h3" />;
