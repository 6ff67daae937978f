export const notAdvice = 'Not a recommendation.';
