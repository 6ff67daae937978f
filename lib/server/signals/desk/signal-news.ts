export type SignalNews = 'opened' | 'closed' | 'corrected';
